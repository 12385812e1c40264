import { withoutUnshowable } from '../characters.ts';

/** No-break spaces stay; the others are plain ones, or break a line. */
const OTHER_SPACES = /[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Marks of direction, of hyphenation and of byte order, and spaces without width. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2061-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Joiners mean something between pictures, and between letters of some scripts. */
const JOINERS =
  /(?<![^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{Cc}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{Cc}])/gu;

/** Letters joined into one, as in PDF files: ﬁ, ﬂ. */
const LIGATURES = /[\ufb00-\ufb06]/g;

/** A bullet of a word processor, which is of a font of symbols, and its tab. */
const BULLETS = /^[ \t]*(?:[\uf0a7\uf0b7\uf0d8\uf0fc][ \t\u00a0]*|[•·▪◦‣●○■o§][ \u00a0]*\t[ \t]*)/gm;

/** Pasted text as it would be typed. */
export const clean = (text: string): string =>
  withoutUnshowable(text.replace(LINE_BREAKS, '\n'))
    .replace(INVISIBLE, '')
    .replace(JOINERS, '')
    .replace(LIGATURES, (one) => one.normalize('NFKC'))
    .replace(OTHER_SPACES, ' ')
    .replace(/\u2007/g, '\u00a0')
    .normalize('NFC')
    .replace(BULLETS, '• ')
    .replace(/\t+/g, ' ');
