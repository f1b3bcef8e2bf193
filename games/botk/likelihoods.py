"""How computers of botk speak: by `python -m benchmarks.fitting botk`."""

from games.engine.credibility import read_speech_rates

SPEECH_RATES = read_speech_rates(
    """
executioner loyalist saboteur princess jester
    """,
    """
centre+:                      9.99 0.74 1.00 1.53 1.30
centre-:                      1.60 0.11 0.13 0.16 0.14
centre agree+:                0.01 1.70 0.58 0.01 1.73
centre agree-:                0.01 1.70 0.58 0.01 1.73
centre disagree+:             1.82 0.81 1.02 0.01 1.01
centre disagree-:             2.49 0.76 1.00 0.01 1.03
come-out agree+:              2.15 0.84 0.93 1.16 0.58
come-out agree-:              1.96 0.74 0.69 1.24 0.53
come-out disagree+:           2.81 0.73 0.75 1.85 0.55
come-out disagree-:           1.02 0.19 0.25 0.33 0.20
come-out loyalist:            0.01 1.26 1.19 0.50 1.61
come-out princess:            0.01 1.19 1.12 2.61 0.01
estimate agree+:              0.42 0.72 1.72 1.78 0.85
estimate agree-:              0.40 0.59 1.96 1.47 0.80
estimate disagree+:           1.45 0.33 2.31 1.27 1.31
estimate disagree-:           0.73 0.15 0.65 0.64 0.66
estimate saboteur+:           4.61 0.30 0.13 0.35 0.25
estimate saboteur-:           4.85 0.24 0.24 0.31 0.28
hold+:                        0.02 4.10 4.21 4.30 4.23
hold-:                        0.01 0.38 0.41 0.33 0.32
hold agree+:                  8.75 0.62 0.52 0.70 0.29
hold agree-:                  3.36 0.21 0.24 0.37 0.13
hold disagree+:               3.06 0.76 0.27 1.04 1.08
hold disagree-:               2.98 0.20 0.12 0.44 0.45
learned+:                     9.99 1.40 1.48 1.22 1.46
learned-:                     1.50 0.18 0.10 0.08 0.20
learned agree+:               2.77 0.30 1.14 0.39 0.40
learned agree-:               3.16 0.34 1.11 0.42 0.44
learned disagree+:            2.65 0.69 0.37 1.77 0.73
learned disagree-:            2.17 0.64 0.28 1.29 0.56
request-condemn:              0.01 0.01 4.04 0.01 0.01
request-condemn agree:        3.51 0.62 0.19 0.98 0.30
request-condemn disagree:     0.65 1.48 0.66 0.33 0.99
request-spare:                4.95 0.30 0.01 0.22 0.36
request-spare agree:          0.20 1.19 0.88 1.40 1.59
request-spare disagree:       1.84 0.69 0.95 1.11 0.89
    """,
    trust=(
        (1.07, 0.84, 0.72),
        (0.64, 1.08, 1.11),
        (1.22, 1.00, 1.00),
    ),
)
