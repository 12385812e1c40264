import { createHash } from 'node:crypto';

/**
 * Of the 49,233 most common passwords that @zxcvbn-ts/language-common 4.1.3 (MIT) lists, by how often they were found in
 * leaks, those that are long enough to be taken here: the first 48 bits of the SHA-256 of each in lower case, in base64url.
 * They are hashes because many of them are not fit to be read.
 */
const hashes = `
-BWuYXw2 -UH1V-6J -VK3S2CD -m5eWhio 0XRuHOnR 0lsbU_7a 1LRYZNnW 1SR1upSS 23rZUDNu 29zwG_Us 2EqaaysP
2GyGUbeU 2K7MZSzk 2Kr8S4R8 2vzOTH7U 3mJ4q57R 42-r2h8D 4AD0D8Ts 4SuC0djX 4WiJe7ST 53O7XZAm 5ABeLBV4
5JozIW0Y 5b32k2ZK 5jgYAZH7 5xTMsjpR 6NXRuQ_7 6PGtK96j 6aL00OHw 6lWVzeiN 71Ks4JDM 7O97HmTH 7unG4ZBv
7vocfgyW 8-rFbqRk 84TA5PiN 88iAEqyD 8dET-cCA 8fpdbCZC 97zS1ONy 9YfU1YZg 9ckxayB6 9fHOjyXX 9kSz0HcC
ACX3VwTw AFSn3p1P AKa3LUCJ ALR3dSD7 AM_kbSur AVAA9LWM Afccmiur AktMLyeS AvUUgvVy AyzBH-el BJWfqIEJ
BMzGdEVf BNvdF3sk BRkl0D_Y BTQUFSSx BZYEkhFb B_UxYgNn BbtDKkv2 BiXlv6Ee Bkf0sL_U C2fGSk6W CXy2wyWu
CZOPkSjQ Cad_ROuO CfunlD4i Cmcki5rg Cx2_8nFK DW_924eX DaC5Q_Mi DeBeRbnf DjyxN6Ri EH3c6tVg F0F-v-Bl
F0y3USFJ FIZKaiPe FLvj9yZI FQNDQxzt FmjBH7gd FuU56IOi G3M-MIlx GAPGoz0m GF79TOh2 GFR1XADN GL9u3ISA
GUgovfg4 GmhC_8to GmvU2ded GwHjChn5 H0VOjOjX HDEt1kJq HGmdBtlm Hju4lHVv I84H_ofb IFmu9HmW IOfC6Jgn
J-7Pl_MN JD0CPMKy JWahjNHq JiiNmQRc JnXnMonA KIn1Rq-n KSniL0ix KUOlZ7wF KjM0nn5g KwqMI0u5 L19s5a4w
LEAgk_Vm LLOAnuPt LVQ7vBK3 LYpBMieq Lisk-O5A M0idJJt5 M9c-I0Ec MABfVs8v MZuuKP5O MfYed_JX N-ctVHhL
NbbQqqrj NfkVZqaH NieZllxQ NqoVqI56 O02i4o6- O2YE0xAJ O4R-90iz OLh7ENCN OV8pEHMc OldFoF-H P1wLX5wy
PqRWtLPf Q0b_kvW1 Q3mx0goF Q5CHSC0h QPWYzHZV QZTRcG7R Rchr_8uR RqKBzTVJ S7XtUuVk SB7DEMKn SH5CDJ3r
SJH4VkgK SdYhMl61 SpxT3tKa SrWBHoqg SsH1rv2b Sss-YmQc THPWx311 U6YMlDbZ UL_uSccG UPSAl-Pl Vp0P-VO8
VvSuNWOE W0BicumJ W9etsCRG WLqjxUr1 WMax0yZT WeIPaUVi X1DdcnTv X1cqDaQD XVpwoteI X_7S4b1W Xk_467X-
XmEOa02C XpKG2oJh XspIkdry Xzs7YUlX YGvkvn2k YXA0wi22 YmXbDIxd Ytm1ayOp Z9cQpZCg ZKgTa-2B ZbyGf2j_
ZnjUPnQt ZvH6gy1h _Kx2tLLJ _MoogEXt _U5-geH6 a4QZn1Y5 atZloD3F auIXFkoe axVxMkDo bF8oWp7b bu37ltcn
c0duOCYx c5jPEPKa cORI7zCZ cVqXSRxq cW-f-Skx cXmwswmI d1ucIAAC d7kOfpl4 dDBWFrK8 dlrZ9Mfm dy8P4bJu
eAsQz6qs eJuZ6SpL egGt6kuK f9BvDiph fDbFsPtr fcrJGqyR g3A1SQ8I gNqfiAiV gXSgXU4m gdBv6RZh ggbSLwQ3
ghooAgWq grpwG8gf h2jO0l5j h9l9FebD hFul5BLQ hGBzcd5J hGFbGnvX hN4TaFZY hOvBuseH hmJGfcfJ iQekmbVK
iTUmIaLl iXsxIHLC i_TexUXh ibAKLt9t iukC3QkR ivv9uNvl jFyufA3Q jG6W96tq jflQJlOP kBWzUCoh kHfRr2nH
kJzeSic- klsTp--b lFcpmyms lTEk9ZZQ lbOvMJkm lc5w2e3j lqHbeEqa mmIu6vSm n4Cl4UAX nI9aSnd5 nhXsgQ0k
nlonFPd8 nt10Ev5l oDZHVaOK oLCk-dV4 okVv8GHE pe5w8VIl pgOXSuSz pi7LjE-W pievSUPD povzsv7V q4ueArMm
qQogc3TS qR8Mwk_2 qalaY6Qu r1f5ohtY rPRUiJeN rZsHArxB ra-d7G_e rdumoVWV rl3rhl05 ruEnHrbw s0Vk8cTN
s4KCJXic sB6wAIBQ sCToQFsS sCVvDvTf sQ5kJ4Au sQj9-Me2 sowizQRQ ssN-0Zpd tLt_I2ri tMTY0b-3 tR176m0C
trkBAlXO uDa-NY_K uNqCpJXm uWibRuBN uclQZA4b unXNOeqp vFs_4y4j vOKWbAsN vQhetZpV vqfwiHW7 wbWboMVu
wryCnylR x-QCJY7j xALRO0qh xNMI9vIK xcCIEy5q xfIKZ50B xlWNLBFo xoaJszjY xrPlEC8m y14PrHXJ y3mwKyCv
yCB57ISi yF9nuoAm yK3kXtZP yMOLnIc0 yQNOSa8s yQvA9tN9 yrGOXAzf ys_VJEAD zFcSmkVJ zTQNGlxB zmQoco-K
`;

const common = new Set(hashes.trim().split(/\s+/));

/** Whether a password is one of the first that anyone tries: one repeated character, or one of the most common ones. */
export function isEasyToGuess(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return new Set(text).size === 1 || common.has(createHash('sha256').update(text).digest('base64url').slice(0, 8));
}
