"""How computers of botk speak: by `python -m benchmarks.fitting botk`."""

from games.engine.credibility import read_speech_rates

SPEECH_RATES = read_speech_rates(
    """
executioner loyalist saboteur princess jester
    """,
    """
centre+:                      1.68 1.82 1.89 1.70 2.12
centre-:                      0.81 0.79 0.67 0.86 0.82
centre agree+:                1.02 0.92 1.25 0.99 0.93
centre agree-:                0.99 0.99 1.05 0.97 0.95
centre disagree+:             1.02 1.07 0.96 1.03 1.06
centre disagree-:             0.92 0.88 0.81 0.92 0.95
centre pardon+:               2.25 2.44 2.41 2.15 2.19
centre pardon-:               0.43 0.38 0.50 0.48 0.47
come-out absent:              1.00 1.04 1.03 0.91 1.00
come-out absent plea:         1.00 1.03 1.10 0.94 0.89
come-out agree+:              0.82 0.61 0.99 0.89 0.75
come-out agree-:              1.11 0.74 0.92 1.53 1.51
come-out disagree+:           1.07 0.65 1.11 1.59 1.99
come-out disagree-:           0.85 0.54 0.38 0.79 0.53
come-out jester:              1.00 1.06 0.95 0.76 1.12
come-out jester plea:         1.00 0.98 1.18 0.81 0.88
come-out loyalist:            1.00 0.91 1.27 0.84 0.84
come-out loyalist plea:       1.00 1.07 1.08 0.90 0.59
come-out princess:            1.00 0.96 0.97 1.31 0.90
come-out princess plea:       1.00 0.83 1.22 1.38 0.70
come-out saboteur:            1.00 1.13 0.83 0.94 0.93
come-out saboteur plea:       1.00 1.03 1.05 0.98 0.90
estimate agree+:              0.81 0.90 0.53 0.90 0.89
estimate agree-:              1.09 0.95 1.25 1.10 1.11
estimate disagree+:           1.14 1.00 1.30 0.97 1.05
estimate disagree-:           0.72 0.78 0.74 0.90 0.84
estimate jester+:             1.08 0.74 0.84 0.93 0.96
estimate jester-:             0.98 0.99 1.03 1.05 1.05
estimate loyalist+:           1.17 0.96 1.08 1.39 1.21
estimate loyalist-:           0.82 1.06 0.76 0.84 0.76
estimate princess+:           1.14 1.85 1.41 1.22 1.36
estimate princess-:           0.97 0.73 1.05 0.90 0.94
estimate saboteur+:           0.98 1.33 0.54 0.96 1.17
estimate saboteur-:           1.01 1.10 0.88 0.91 0.92
hold+:                        3.59 3.72 3.62 4.02 3.25
hold-:                        0.38 0.35 0.32 0.39 0.52
hold agree+:                  0.89 0.81 0.89 0.80 0.88
hold agree-:                  1.03 1.03 1.07 0.99 1.05
hold disagree+:               1.04 1.10 1.08 1.20 1.06
hold disagree-:               0.83 0.46 0.57 0.62 0.63
hold pardon+:                 1.85 1.91 2.16 1.84 1.61
hold pardon-:                 0.67 0.78 0.66 0.49 0.39
hold pardon plea+:            0.84 0.66 0.60 1.12 0.98
hold pardon plea-:            1.03 1.06 1.35 1.01 0.29
hold plea+:                   2.12 2.06 2.54 1.53 2.06
hold plea-:                   0.59 0.58 0.54 0.62 0.65
learned+:                     2.10 2.58 3.36 2.50 2.55
learned-:                     0.72 0.57 0.55 0.58 0.59
learned agree+:               0.86 0.92 0.92 0.87 0.90
learned agree-:               1.03 0.83 1.24 1.04 1.00
learned disagree+:            1.06 1.06 1.12 1.04 1.01
learned disagree-:            0.75 0.76 0.73 0.73 0.71
learned pardon+:              1.93 2.04 2.41 1.88 1.86
learned pardon-:              0.61 0.60 0.45 0.51 0.56
request-condemn:              1.00 0.74 1.48 0.92 0.90
request-condemn agree:        1.00 1.08 0.88 1.03 1.00
request-condemn disagree:     1.00 0.93 1.11 1.00 0.97
request-spare:                1.00 1.15 0.71 1.04 1.10
request-spare agree:          1.00 1.04 0.96 1.04 0.92
request-spare disagree:       1.00 1.06 1.00 1.06 0.85
vote:                         1.00 0.99 0.95 1.12 0.97
vote agree:                   1.00 1.00 1.01 0.99 0.99
vote disagree:                1.00 1.05 0.97 0.99 0.99
    """,
    trust=(
        (1.00, 2.00, 2.00),
        (0.26, 0.55, 0.89),
        (0.21, 0.44, 0.71),
    ),
)
