"""How computers of botk speak: by `python -m benchmarks.claims botk --fit`."""

from games.engine.hearing import fitted

FITTED = fitted(
    """
executioner loyalist saboteur princess jester
    """,
    """
centre+:                      9.99 0.78 0.94 1.71 1.23
centre-:                      1.60 0.12 0.12 0.13 0.10
centre agree+:                0.01 1.97 0.68 0.01 0.01
centre agree-:                0.01 1.98 0.68 0.01 0.01
centre disagree+:             1.71 0.64 1.07 0.01 1.03
centre disagree-:             4.74 0.46 0.87 0.01 0.99
come-out agree+:              2.49 0.80 1.11 0.91 0.59
come-out agree-:              2.09 0.66 0.49 1.26 0.50
come-out disagree+:           3.21 0.82 0.79 1.83 0.57
come-out disagree-:           0.32 0.03 0.06 0.03 0.06
come-out loyalist:            0.01 1.26 1.19 0.49 1.62
come-out princess:            0.01 1.20 1.13 2.54 0.01
estimate agree+:              0.80 0.84 1.14 2.01 0.81
estimate agree-:              0.68 0.43 2.11 1.10 0.69
estimate disagree+:           2.26 0.31 1.89 1.49 1.23
estimate disagree-:           0.42 0.04 0.08 0.28 0.23
estimate saboteur+:           4.62 0.31 0.12 0.40 0.26
estimate saboteur-:           4.83 0.23 0.25 0.29 0.28
hold+:                        0.02 4.10 4.20 4.31 4.32
hold-:                        0.01 0.38 0.41 0.34 0.30
hold agree+:                  7.92 0.63 0.36 0.44 0.55
hold agree-:                  3.61 0.14 0.21 0.33 0.17
hold disagree+:               3.26 0.65 0.24 0.82 0.97
hold disagree-:               4.57 0.03 0.03 0.11 0.13
learned+:                     9.99 1.47 1.64 1.29 1.53
learned-:                     1.49 0.18 0.10 0.06 0.24
learned agree+:               6.07 0.22 0.26 0.40 0.60
learned agree-:               3.59 0.30 0.43 0.49 0.75
learned disagree+:            3.81 0.49 0.51 1.05 0.65
learned disagree-:            1.46 0.41 0.13 0.31 0.20
request-condemn:              0.01 0.01 4.04 0.01 0.01
request-condemn agree:        3.54 0.58 0.19 0.96 0.43
request-condemn disagree:     0.50 1.52 0.68 0.66 0.68
request-spare:                4.99 0.29 0.01 0.18 0.34
request-spare agree:          0.28 1.17 0.87 1.38 1.58
request-spare disagree:       1.86 0.65 1.04 1.03 0.87
    """,
    trust=(
        (1.02, 0.43, 1.00),
        (0.38, 0.87, 1.00),
        (1.12, 1.00, 1.00),
    ),
)
