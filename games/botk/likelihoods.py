"""How computers of botk speak: by `python -m benchmarks.fitting botk`."""

from games.engine.hearing import fitted

FITTED = fitted(
    """
executioner loyalist saboteur princess jester
    """,
    """
centre+:                      9.99 0.79 0.91 1.49 1.10
centre-:                      1.62 0.12 0.12 0.16 0.13
centre agree+:                0.01 1.70 0.58 0.01 1.73
centre agree-:                0.01 1.70 0.58 0.01 1.73
centre disagree+:             1.82 0.81 1.02 0.01 1.01
centre disagree-:             2.50 0.76 1.00 0.01 1.03
come-out agree+:              2.15 0.83 0.93 1.17 0.58
come-out agree-:              1.96 0.74 0.69 1.24 0.53
come-out disagree+:           2.82 0.75 0.77 1.88 0.56
come-out disagree-:           1.02 0.19 0.25 0.34 0.20
come-out loyalist:            0.01 1.26 1.20 0.49 1.63
come-out princess:            0.01 1.20 1.12 2.58 0.01
estimate agree+:              0.40 0.70 1.81 1.70 0.81
estimate agree-:              0.37 0.56 2.09 1.39 0.75
estimate disagree+:           1.48 0.33 2.10 1.30 1.34
estimate disagree-:           0.79 0.16 0.65 0.69 0.71
estimate saboteur+:           4.62 0.31 0.13 0.38 0.26
estimate saboteur-:           4.83 0.23 0.24 0.30 0.27
hold+:                        0.02 4.11 4.23 4.32 4.21
hold-:                        0.01 0.38 0.41 0.34 0.31
hold agree+:                  7.06 0.66 0.42 0.93 0.29
hold agree-:                  3.58 0.25 0.25 0.58 0.15
hold disagree+:               2.93 0.74 0.36 1.05 1.09
hold disagree-:               3.07 0.20 0.15 0.45 0.47
learned+:                     9.99 1.41 1.50 1.15 1.52
learned-:                     1.52 0.17 0.10 0.07 0.22
learned agree+:               3.87 0.37 0.61 0.48 0.49
learned agree-:               3.39 0.40 0.69 0.51 0.52
learned disagree+:            2.27 0.76 0.56 1.61 1.00
learned disagree-:            1.55 0.61 0.35 1.03 0.65
request-condemn:              0.01 0.01 4.04 0.01 0.01
request-condemn agree:        3.54 0.58 0.19 0.96 0.43
request-condemn disagree:     0.50 1.52 0.68 0.66 0.68
request-spare:                5.00 0.29 0.01 0.17 0.35
request-spare agree:          0.18 1.19 0.88 1.38 1.63
request-spare disagree:       1.78 0.68 1.05 1.04 0.87
    """,
    trust=(
        (1.07, 0.89, 0.62),
        (0.64, 1.07, 1.19),
        (1.46, 0.87, 1.00),
    ),
)
