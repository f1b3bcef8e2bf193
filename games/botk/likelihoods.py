"""How computers of botk speak: by `python -m benchmarks.fitting botk`."""

from games.engine.hearing import fitted

FITTED = fitted(
    """
executioner loyalist saboteur princess jester
    """,
    """
centre+:                      9.99 0.76 0.93 1.52 1.13
centre-:                      1.62 0.12 0.13 0.17 0.13
centre agree+:                0.01 1.98 0.68 0.01 0.01
centre agree-:                0.01 1.98 0.68 0.01 0.01
centre disagree+:             2.27 0.60 1.02 0.01 1.01
centre disagree-:             3.12 0.57 1.00 0.01 1.03
come-out agree+:              2.36 0.77 0.90 1.13 0.56
come-out agree-:              2.15 0.69 0.67 1.20 0.51
come-out disagree+:           3.00 0.72 0.73 1.79 0.53
come-out disagree-:           1.08 0.18 0.24 0.32 0.19
come-out loyalist:            0.01 1.26 1.20 0.49 1.64
come-out princess:            0.01 1.20 1.13 2.54 0.01
estimate agree+:              0.75 0.66 1.71 1.60 0.76
estimate agree-:              0.69 0.52 1.97 1.31 0.71
estimate disagree+:           2.00 0.29 1.82 1.41 1.16
estimate disagree-:           1.06 0.14 0.56 0.75 0.62
estimate saboteur+:           4.63 0.31 0.13 0.39 0.26
estimate saboteur-:           4.83 0.23 0.24 0.30 0.28
hold+:                        0.02 4.12 4.22 4.30 4.22
hold-:                        0.01 0.38 0.41 0.34 0.31
hold agree+:                  7.14 0.46 0.35 0.48 0.39
hold agree-:                  4.05 0.18 0.21 0.32 0.21
hold disagree+:               3.81 0.62 0.23 0.77 0.91
hold disagree-:               2.95 0.15 0.09 0.30 0.35
learned+:                     9.99 1.47 1.57 1.21 1.57
learned-:                     1.48 0.18 0.11 0.08 0.23
learned agree+:               4.55 0.26 0.36 0.45 0.69
learned agree-:               3.99 0.29 0.41 0.48 0.73
learned disagree+:            3.61 0.50 0.47 0.98 0.61
learned disagree-:            2.42 0.39 0.28 0.61 0.39
request-condemn:              0.01 0.01 4.04 0.01 0.01
request-condemn agree:        3.50 0.60 0.19 0.95 0.43
request-condemn disagree:     0.50 1.52 0.68 0.66 0.68
request-spare:                5.00 0.29 0.01 0.18 0.35
request-spare agree:          0.25 1.18 0.87 1.41 1.55
request-spare disagree:       1.81 0.67 1.05 1.02 0.86
    """,
    trust=(
        (1.07, 0.88, 0.58),
        (0.65, 1.11, 1.19),
        (1.41, 0.87, 1.00),
    ),
)
