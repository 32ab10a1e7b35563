/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* penpa-links.h — addresses of Penpa+, made by another program than ours from what its page writes: one of everything that is
 * read, one packed with fixed codes, one not packed at all, one with margins, and what is refused. */
#pragma once

#define PENPA_ALL \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "pVTfaxsxDH7PXxEO8mbWk3yW7Xsr/bGX0cHaMdbjGIWla1nalDSB7kL/98my0ku8hw2Gc4ryRfd9km3pefN9+XNjIi8bTG2Alw21PKFJn1rX1f16" \
  "MW+nxzM8md7eD9fDtTnerO+WK8YeH83dev303B4dzV9uHp4W83fL1Y8jc7FcPdwsZnh6KTLTGZ5NH5arufl4fm5ubxbPc/Pya7iedCrST7ZDbIdj" \
  "M7xvuwoqU6E8/Sv/8andDt/arn81w+fRDaN72W7ZXrTbCkPF77uKi2GWniliAuwIWEyAH4EGEkB7QFPlHN4Al4C4B1Ch4soIJxFhBKhUIV9E+DLC" \
  "uyL1UCeg2QNswRH+eCUUtURblB8lDxwBqMtEoPYlAli+BWUugFikC2iLbACbYuMAfbG3YMu9BBuLIqCpD3j4NoDcia9iz8Wi2Cu+MmawYk/F1mKd" \
  "2A8Sc8Y3CQIZiCyEzBijwVQy+/xtEF320Rm0IfvcRegg+w4MUpN9agx6n33vDcY6+5F7rbaZPzB/rfw184PyA/Oj8iPzN8rfML9Tfsf8pPzE/EH5" \
  "uY8xWtWyrEXKk/JXHC37yoPNYV24iyf2lR/9YT4Y1ef8repa1rWaJ6V90LqIdUl1yR7uD6kusS6pLtFhXaS6xLqkusS6PunyoX2RozsR24glOVKf" \
  "ZsQ/ThGZH6CzxO7aDXejQxqD9yUhbhwmcQwBQWSqwdsAzRMuxfgcY3MMlFFjjEi/7Hjzdeb+D9p1KNMgaleidEDuffn5Pxf/rzvZ8cHD4eonXT/h" \
  "dOXpLEPYT34D"

#define PENPA_SOLVE_FIXED \
  "https://swaroopg92.github.io/penpa-edit/#m=solve&p=" \
  "Ky5Nyc8u1bEEQmMLHQMdQyA0tjAAYwsTEDKAwpDMkpxUKwUdx9KSjPwiIENHx9/NTSctMac4VaeisiqKKxqqNJarusrSqspRp8rdKlrJUElHyQiM" \
  "Y2uBEkFW1VXxVtGxtTpVoQimBYIZbFUNJP2sqpWMLJSA+k2VgE4CmhILNMISJGCMEDA2AgmYIwRMDEECZkgCJkoQN8AFTEEClkgCZmi2mKKrMAWr" \
  "sEAImKHbYmaOpsIcXYW5KZrTLQxAAiZIAsZoZlhgaLFA84ulMZr3LcHuMEIIGBqgO8TQwBxdxNAIXZchulsMjYzQnGtoZIzmGkMjE7SAMzQyRwtb" \
  "Q2P0sDQ0tkTzhKGJAYo5wNRgCE4TkWDSDUwagckQYJLRqTIGky5g0gBMmoJJH7AaV2BKMrQw0zG0BFpkBDTR0lLHCORlIBtI6xgZmULYRqY6RsYW" \
  "EDYwLxiZGkLYpoY6RmYmELaZiY6RuTmEbW6uY2RpAGFbAnOMgTHEfAug+QZQ8w2A5htCzTcEmm8ENd8IaL4J1HwToPmmUPNNgeabQc03A5pvATUf" \
  "mBuNLI2hdhkD7TKDmgNyP1TcyBjIhppjZILqLyOYejMgG2q+kTmqe4wsoWyg+42h9hoD7TWGutMMFA5Qf5kB7TWD2mtmjBo+ZlB7zYD2mkHtNTND" \
  "9ZcZ1F4zoL1mUHvNgPaag+wFRlo4OOqcwaQJmDQDR6k5qIzg4ooGutcQFcZyRcdyKVUogXG0MVDIKJYLAA=="

#define PENPA_STORED \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "AWwFk/pzdWRva3UsOSw5LDM4LDAsMSwxLDM4MCwzODAsODQsODQsMCwwLDAsMCxUaXRsZTogLEF1dGhvcjogLCwsT0ZGLGZhbHNlLHh5eloKWzAs" \
  "MCwwLDBdCnt6OTp6QSx6RzpbIjEiLCIyIiwiMiJdfQp7elI6e3pfOltdfSx6VTp7el86W119LHo4Ont6XzpbXX0selM6e30sek46eyIyOCI6WyI1" \
  "IiwxLCIxIl0sIjI5IjpbIjMiLDEsIjEiXSwiMzIiOlsiNyIsMSwiMSJdLCI0MSI6WyI2IiwxLCIxIl0sIjQ0IjpbIjEiLDEsIjEiXSwiNDUiOlsi" \
  "OSIsMSwiMSJdLCI0NiI6WyI1IiwxLCIxIl0sIjU1IjpbIjkiLDEsIjEiXSwiNTYiOlsiOCIsMSwiMSJdLCI2MSI6WyI2IiwxLCIxIl0sIjY3Ijpb" \
  "IjgiLDEsIjEiXSwiNzEiOlsiNiIsMSwiMSJdLCI3NSI6WyIzIiwxLCIxIl0sIjgwIjpbIjQiLDEsIjEiXSwiODMiOlsiOCIsMSwiMSJdLCI4NSI6" \
  "WyIzIiwxLCIxIl0sIjg4IjpbIjEiLDEsIjEiXSwiOTMiOlsiNyIsMSwiMSJdLCI5NyI6WyIyIiwxLCIxIl0sIjEwMSI6WyI2IiwxLCIxIl0sIjEw" \
  "NyI6WyI2IiwxLCIxIl0sIjExMiI6WyIyIiwxLCIxIl0sIjExMyI6WyI4IiwxLCIxIl0sIjEyMiI6WyI0IiwxLCIxIl0sIjEyMyI6WyIxIiwxLCIx" \
  "Il0sIjEyNCI6WyI5IiwxLCIxIl0sIjEyNyI6WyI1IiwxLCIxIl0sIjEzNiI6WyI4IiwxLCIxIl0sIjEzOSI6WyI3IiwxLCIxIl0sIjE0MCI6WyI5" \
  "IiwxLCIxIl19LHoxOnt9LHpZOnt9LHpGOnt9LHoyOnt9LHpUOltdLHozOltdLHpEOltdLHowOltdLHo1OltdLHpMOnt9LHpFOnsiMTg2LDE5OSI6" \
  "MiwiMTk5LDIxMiI6MiwiMjEyLDIyNSI6MiwiMjI1LDIzOCI6MiwiMjM4LDI1MSI6MiwiMjUxLDI2NCI6MiwiMjY0LDI3NyI6MiwiMjc3LDI5MCI6" \
  "MiwiMjkwLDMwMyI6MiwiMTg5LDIwMiI6MiwiMjAyLDIxNSI6MiwiMjE1LDIyOCI6MiwiMjI4LDI0MSI6MiwiMjQxLDI1NCI6MiwiMjU0LDI2NyI6" \
  "MiwiMjY3LDI4MCI6MiwiMjgwLDI5MyI6MiwiMjkzLDMwNiI6MiwiMjIyLDIyMyI6MiwiMjIzLDIyNCI6MiwiMjI0LDIyNSI6MiwiMjI1LDIyNiI6" \
  "MiwiMjI2LDIyNyI6MiwiMjI3LDIyOCI6MiwiMjI4LDIyOSI6MiwiMjI5LDIzMCI6MiwiMjMwLDIzMSI6MiwiMjYxLDI2MiI6MiwiMjYyLDI2MyI6" \
  "MiwiMjYzLDI2NCI6MiwiMjY0LDI2NSI6MiwiMjY1LDI2NiI6MiwiMjY2LDI2NyI6MiwiMjY3LDI2OCI6MiwiMjY4LDI2OSI6MiwiMjY5LDI3MCI6" \
  "Mn0selc6e30sekM6e30sejQ6e30sejY6W10sejc6W119Cnt6Ujp7el86W119LHpVOnt6XzpbXX0sejg6e3pfOltdfSx6Uzp7fSx6Tjp7fSx6MTp7" \
  "fSx6WTp7fSx6Rjp7fSx6Mjp7fSx6VDpbXSx6MzpbXSx6RDpbXSx6MDpbXSx6NTpbXSx6TDp7fSx6RTp7fSx6Vzp7fSx6Qzp7fSx6NDp7fSx6Njpb" \
  "XSx6NzpbXX0KWzI4LDEsMSwxLDEsMSwxLDEsMV0KW10KIngiCiJ4IgpbMywxLDJdCg=="

#define PENPA_SQUARE_SPACE \
  "https://swaroopg92.github.io/penpa-edit/#m=solve&p=" \
  "XZRNi9ZADMfv/RQy5xwmybz2tqjrRRR0RbSUZQ+PKCyI+wJrH/a7m0mnthvahj+//ieTTGd6/+fx5u4EiO3mAh5EifD6lNBu36+rXw+3p/EVXDw+" \
  "/Px9JwLg4+Ul/Li5vT/B09/l+zChDsd5OC91XC5geTdODh040md+lhefxvNyPU7zMyxfdll2+Xk8S/wwnl0oTsZHJzklywwu1AZ4B5EayDtI3EA6" \
  "gOTWGv6D3EA9ADtLrsZRfAPlAKKZpbJx1Gwc6NHUjl4nDgeCaNIgsh2FtiEkNouApLPTgTDaerhaEoIdFaKtJyZbc8y2nljM+mFCs8SYyWbO0XaR" \
  "04s8silQt8Y3jZcaSeOV7BxYWOMbjV5j1PhePW9lQ1HyQG0iAseegD2rFgZUfecsPKy8ykHwmz8cdAQmv2ufVk3i582ThOdVs3ji5s/Cy6qj+NPm" \
  "L8LrqlNsB7DzCoxdt4NZux9Ftw3T6kwsffWcQfKH0vsq0hd3LvlD7X3xXkOoh9rEQ7zXFrH3JX7eapYfRDt32pf44+angxZ/KruOofcl/rJ5ZD1j" \
  "76WIp27+tlZtPeWjfdVP91pj0Jj0k+b2qxiGiQrgy2sepnlwT06fiQXRPPwD"

#define PENPA_NO_BOXES \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "ZZJNS8QwEIbv+RWScw6ZSdp83Ba1XkRBV0RLkD1UFBbE/YA1Zf+7ybjYOjLNS3g6M3kTZvu5X20GFUoYr7SCEsZrWt7WT59i+b5bD/FMLfa7t49N" \
  "2Sh123XqdbXeDurwlZ9Ff0pNYswh5oXKV7GXIJVEWulYftzFMb/EPh1Vfpi2ftrex7HoTRwlelnqG1kslS6ptAgVmAkYrMBNwEIF7QxY+ePhFzQV" \
  "hBlo2SkNz2gow0+g5ae0jmU4nuEaZt3rCuwMGNbD/yvx7C7BsOsH8oETAM2NgHacAPIq4F4AkdkFNMwNoGUPB+jY24LhbwkmsEuA1X/6lGkAmokn" \
  "0o4USZdlZFQ2pBekmrQhvaacS9JH0nNSS9pSjqtDJ0SPnkZ/Fkn0SciDpNWbgjCJbw=="

#define PENPA_CAGE \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "ZVTBbtQwEL3nK5DPc/DM2GM7t6qwXBBIUIQgihBSi0BUqkS7Usmq/87YGcjGlTezT28n771xnL0/Xt/9OkLRxRk8oC7Ovl051I+3dfXz4fZmfAEX" \
  "x4cfd78VALw7HOD7t9v7G3j8s3wZJmudh9NSxuUCltfj5NCBo3bNT/rD+/G0fB2n+QmWjxvMG/wwnrS+HU+OstP7o9NIqjKrRKkEbwRTJdJGBKyE" \
  "nBHBrRn+E7ES5YyQziX2HbF15I2Q3kVS15H6jhS76NlXIpwR3GnkZ7fkbpbC3fil5aCNQN8HQZ96Bqm/C/ssSNTFReIuDVLoNg4pdXuL3O8lcumG" \
  "wOB3OnoasJ2Jz60eWqVWr/TIwMKtvmzVtxpbfdN6XulJwiyARY1IFUsBqiMr1m8giiumCMR5xfouUMQVRwSSsGIJQCmtOCWg4ldc9I3xvOpn1fem" \
  "71UfTR9Vn0yfVD+YflD9aPpR9cX0RfWz6evbSIXNi9VLTKfmN55YselQ2M9F//pFselT2uehYljzs/my+rLllLoPNpeor5iv8H5/xHxFfcV8RfZz" \
  "ifmK+or5ivqm6qsP7VN7dJethlZlnKaassz6ZFP9qxiGSuB+zcM0D+7RtWtipWge/gI="

#define PENPA_THERMO \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "ZVRNbxQxDL3Pr0Bz9iG2EyeZW1VYLggkKEIwihBSi0BUqkS7UplV/ztOxjA7qbLxPr113rPzsffH67tfR8g6OIED1MHJtZl8/TgbVz8fbm+mF3Bx" \
  "fPhx91sBwLvDAb5/u72/gcc/y5dhttQynJY8LRewvJ7mEUcYqc3ypD+8n07L12kuT7B83GDa4IfppPHtdBopjbo+jFqSqhSVyJXgjWCqRNwIj5WQ" \
  "M8KPaw3/iVCJfEZI5xL6jNAy0kZI7yKxy4h9Rgxd6clVwp8R3GmkZ0tS10vmrv3c6qCNQNcXgi72DFK/CvtakKgrF4m7apB8t3FIsdtb5H4vkXPX" \
  "BHq309HbgO1OfG7x0CK1eDXNMyWgXAosrPcHlpctuhZDi29a6iu9UJgEMKsfqXDOQLVzxfoNRGHFFIA4rVifBAVccUAg8SsWDxTjimNUf7firA/H" \
  "8aqfVN+ZvlN9NH1UfTL9Wrs3fa/6wfSD6ovpi+on09dHSZnNi9VLTKfWbzyxYtMhv++L/uWLYtOnuK+HsmGtn82X1ZetTqn7YH2J+or5Cu/3R8xX" \
  "1FfMV2Tfl5ivqK+Yr6hvrL56aJ/a0V226FuUdqSx/lUMQz173I8yzGUYH8c2Z1aKyvAX"

#define PENPA_LINES \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "ZVTBbhQxDL3PV6CcfYjtxEnmVhWWCwIJihCMRgipRSAqVaJdqcyq/46TMcxOqux4rbd+fs9JZu+P13e/jlB0cQYPqIuzb08O9eNtXf18uL0ZX8DF" \
  "8eHH3W9NAN4dDvD92+39DTz+Wb4Mk5XOw2kp43IBy+txcujAUXvmJ/3h/Xhavo7T/ATLxy3NW/phPGl8O54cZaf86NSSdpm1RakAbwBTBdIGBKyA" \
  "nAHBrR7+A7EC5QyQTiX2FbFV5A2QXkVSV5H6ihQ769lXIJwB3PXIzyi5m6VwN35pPmgD0PdG0KceQepZ2HtBos4uEndukEK3cUip21vkfi+RSzcE" \
  "Br/ro7cB25343OKhRWrxSq8MLNziyxZ9i7HFN63mld4kzAJYVIi0YylAdWTN9RuI4ppTBOK85vouUMQ1jwgkYc0lAKW05ikBFb/mRd8Yz2v/rFxv" \
  "XK9cNC4ql4xLyg3GDV612LRYtcS0RLWKaannYp4LqdY/z9W/cUm5ZFoU9nOR9STZeyCbl9QzmRapFps3Vm9ss0jdB/MgqiumK7zfHzFdiftZxHRF" \
  "dcV0RXXFdEV1U9XVQ/vUju6yxdCitCNN9T9iGCb1i/s1D9M8uEfXnokVonn4Cw=="

#define PENPA_SIX \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "Tc9RC4IwFAXg9/2K2PN9UGe29iaVvURBGVFjRJBRJAipYBP/e/MgGMf7cdkODMv6XrxrilyEJI98FyE9jAz7zxuSvqo8UxOK6+pZfNxCtEsSetzy" \
  "MqPmay9MD1XDWjtXNia7Vpr7nHiAMZ272KvWXpU2HdnjuMpxPajWuYU+PMMEBjB1VbICLqEHp3CDzgqe4AKGMEJn1j/GmA4kfvkvhmnDeMMxWrij" \
  "wLAf"

#define PENPA_DIAGONAL \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "ZVTBbtQwEL3nK5DPc/DM2GM7t6qwXBBIUIQgihBSi0BUqkS7Usmq/87YGcjGlTezT28n771xnL0/Xt/9OkLRxRk8oC7Ovl051A8qW9fVz4fbm/EF" \
  "XBwfftz9VgDw7nCA799u72/g8c/yZZjWRj8Pp6WMywUsr8fJoQNH7Zqf9If342n5Ok7zEywfN5g3+GE8aX07nhxlp/dHpxFUZVaJUgneCKZKpI0I" \
  "WAk5I4JbM/wnYiXKGSGdS+w7YuvIGyG9i6SuI/UdKXbRs69EOCO408jPbsndLIW78UvLQRuBvg+CPvUMUn8X9lmQqIuLxF0apNBtHFLq9ha530vk" \
  "0g2Bwe909DRgOxOfWz20Sq1e6ZGBhVt92apvNbb6pvW80pOEWQCLGpEqlgJUR1as30AUV0wRiPOK9V2giCuOCCRhxRKAUlpxSkDFr7joG+N51c+q" \
  "703fqz6aPqo+mT6pfjD9oPrR9KPqi+mL6mfT17eRCpsXq5eYTs1vPLFi06Gwn4v+9Yti06e0z0PFsOZn82X1ZcspdR9sLlFfMV/h/f6I+Yr6ivmK" \
  "7OcS8xX1FfMV9U3VVx/ap/boLlsNrUp7pKn+RwzDpHlxv+Zhmgf36No1sVI0D38B"

#define PENPA_HEX \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "Tc9RC4IwFAXg9/2K2PN9mJvV3JtU9hIFZUSNET0YBkJQBjbxvzcPgnG8H5ftwLAsGkpClCZBUYjSAqPj/hND8kddFWZC6acun6+wEO2yjO636l1Q" \
  "8/UXZoeqY61PjE/Jr43lEScuMa4LF3vT+quxriN/HFc9rgfTBrcwgmeYQQnzUCWv4BIKOIUbdFbwBBcwhjN05v1jjFmp8ct/ccw6xhuOsSocScd+"

#define PENPA_LETTER \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "VZJBS8QwEIXv/RWS8xySSTtNelvU9SIKuiJaigiuKC4suLuwtux/93U6IiXN66NJvjdJuju8bb8OlNFiIk8BLSavPZXj462tPvebdXNGi8P+Y/sN" \
  "Q3S7XNL762a3puNP/1y0NrUrhj43/YL6q6Z1wZFj7d0JA3fN0L80bXei/uHfpn973wzQm2ZwnBzWLxxKAmUcCzr2pLpUZdUVllIfVS9UvWqleq1z" \
  "LkEMSSjk7BoGMWfiwOrxJuZq8lwRxzR5nAlXYfJVIJZy8lIS1/Xk65o4+8lnnJyPEz+B743vwQ/GD+Cz8Rn80vgl+JXxK/DF+AJ+Mj5uhXO0rIgs" \
  "Mc5Yv33nCG8cLuf74r/5Am98ruf1cDaP+qPlRuRGq1PGc7B9CXLFciXOz0csV5Arlisy35dYriBXLFeQW4+5uLRHvbpz1VJV9Err8V8pihb1hnnr" \
  "irYr3NFpbyM+cVf8Ag=="

#define PENPA_OUTSIDE \
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" \
  "VZJBS8QwEIXv/RWS8xyaSTNpelvU9SIKuiJaigiuKC4suLuwtux/93U6IiXN66NJvjdJuju8bb8OlNFCTSV5tFCX2utqfEprq8/9Zt2c0eKw/9h+" \
  "wxDdLpf0/rrZren40z8XrU3tiqHPTb+g/qppnXfkWHt3wsBdM/QvTdudqH/4t/W/vW8G6E0zuOiwPDlUBMg45HXoSXWpyqorrKQ+qF6olqpR9Vrn" \
  "XALoayGfs2sYxJyJPavHm5jj5DkSh3ryOBKOfvLRE0s1eamIU5p8SsS5nHzGwZVh4tfgl8YvwffG9+Cz8Rn8yvgV+NH4EXwxvoBfGx+XwjlYVkCW" \
  "GGes375zgDcOV/N98d98gTc+p3k9nM2j/mC5AbnB6pTxHGxfglyxXAnz8xHLFeSK5YrM9yWWK8gVyxXkpjEXl/aoV3euWqmKXmkaf5WiaFGvn7eu" \
  "aLvCHZ32NuATd8Uv"
