"""How computers of botk speak: by `python -m benchmarks.fitting botk`."""

from games.engine.credibility import read_speech_rates

SPEECH_RATES = read_speech_rates(
    """
executioner loyalist saboteur princess jester
    """,
    """
centre+:                      1.71 1.75 1.90 1.71 2.13
centre-:                      0.80 0.80 0.68 0.86 0.82
centre agree+:                1.02 0.91 1.26 0.99 0.93
centre agree-:                0.99 0.98 1.06 0.97 0.95
centre disagree+:             1.02 1.06 0.96 1.03 1.07
centre disagree-:             0.92 0.87 0.82 0.92 0.95
centre pardon+:               2.25 2.44 2.41 2.15 2.19
centre pardon-:               0.43 0.38 0.50 0.48 0.47
come-out absent:              1.00 1.04 1.03 0.91 1.00
come-out agree+:              0.91 0.63 1.01 0.93 0.79
come-out agree-:              1.06 0.74 0.92 1.51 1.50
come-out disagree+:           1.13 0.66 1.10 1.60 2.00
come-out disagree-:           0.69 0.53 0.35 0.74 0.48
come-out jester:              1.00 1.06 0.95 0.76 1.12
come-out loyalist:            1.00 0.91 1.27 0.85 0.84
come-out princess:            1.00 0.96 0.97 1.31 0.91
come-out saboteur:            1.00 1.13 0.84 0.94 0.93
estimate agree+:              0.79 0.91 0.53 0.90 0.89
estimate agree-:              1.10 0.96 1.23 1.10 1.12
estimate disagree+:           1.13 1.01 1.28 0.97 1.05
estimate disagree-:           0.71 0.79 0.75 0.91 0.85
estimate jester+:             1.09 0.74 0.85 0.94 0.97
estimate jester-:             0.98 0.99 1.03 1.05 1.05
estimate loyalist+:           1.17 0.96 1.08 1.39 1.21
estimate loyalist-:           0.82 1.06 0.76 0.84 0.76
estimate princess+:           1.14 1.85 1.41 1.22 1.36
estimate princess-:           0.97 0.73 1.05 0.90 0.94
estimate saboteur+:           0.98 1.31 0.55 0.97 1.19
estimate saboteur-:           1.01 1.08 0.90 0.91 0.93
hold+:                        3.59 3.73 3.63 3.97 3.27
hold-:                        0.38 0.35 0.31 0.38 0.52
hold agree+:                  1.22 0.92 1.03 0.95 1.01
hold agree-:                  0.95 1.00 1.05 0.97 1.00
hold disagree+:               1.04 1.11 1.05 1.21 1.07
hold disagree-:               0.83 0.47 0.55 0.63 0.63
hold pardon+:                 1.85 1.90 2.16 1.90 1.59
hold pardon-:                 0.67 0.77 0.65 0.51 0.38
learned+:                     2.09 2.60 3.36 2.51 2.56
learned-:                     0.72 0.57 0.54 0.58 0.59
learned agree+:               0.86 0.93 0.93 0.88 0.87
learned agree-:               1.03 0.84 1.25 1.04 0.97
learned disagree+:            1.06 1.10 1.08 1.04 1.01
learned disagree-:            0.75 0.78 0.70 0.73 0.71
learned pardon+:              1.93 2.06 2.43 1.83 1.87
learned pardon-:              0.62 0.61 0.46 0.51 0.57
request-condemn:              1.00 0.74 1.47 0.92 0.90
request-condemn agree:        1.00 1.08 0.88 1.03 1.00
request-condemn disagree:     1.00 0.93 1.11 1.00 0.97
request-spare:                1.00 1.15 0.71 1.04 1.10
request-spare agree:          1.00 1.06 0.96 1.02 0.92
request-spare disagree:       1.00 1.05 0.99 1.08 0.84
vote:                         1.00 0.99 0.95 1.12 0.97
vote agree:                   1.00 1.00 1.01 0.99 0.99
vote disagree:                1.00 1.05 0.97 0.99 0.99
    """,
    trust=(
        (1.00, 2.00, 2.00),
        (0.29, 0.85, 0.95),
        (0.23, 0.68, 0.76),
    ),
)
