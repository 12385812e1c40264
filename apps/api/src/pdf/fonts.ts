import { join } from 'node:path';
import { paths } from '../paths.ts';

/** A font that is embedded in the PDFs; see `fonts/README.md`. */
export interface Font {
  file: string;
  /** Matches characters that the font lacks. */
  missing: RegExp;
}

/** Matches characters outside of these ranges. */
const allBut = (...ranges: string[]) => new RegExp(`[^\\n${ranges.join('')}]`, 'gu');

export const textFont: Font = {
  file: join(paths.fonts, 'noto-sans.ttf'),
  missing: allBut(String.raw`\u0020-\u007e\u00a0-\u036f\u1e00-\u1eff\u2000-\u203a\u20a0-\u20bf\u2116\u2122\u2212`),
};

/** The font of headings, as on the site. */
export const headingFont: Font = {
  file: join(paths.fonts, 'ojuju.ttf'),
  missing: allBut(
    String.raw`\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00a9\u00ab\u00b0-\u00b4\u00b7\u00b9\u00bb`,
    String.raw`\u00bd\u00bf-\u00cf\u00d1-\u00dd\u00df-\u00ef\u00f1-\u00fd\u00ff-\u0107\u010c-\u0113`,
    String.raw`\u0118-\u011b\u011e\u011f\u0128-\u012b\u0130\u0131\u0141-\u0144\u0147\u0148`,
    String.raw`\u014a-\u014d\u0150-\u0153\u0158-\u015b\u015e-\u0163\u0168-\u016b\u0170\u0171`,
    String.raw`\u0174-\u017e\u0186\u0190\u01cd-\u01d4\u01f8\u01f9\u0218-\u021b\u0254\u025b\u02bc`,
    String.raw`\u0300-\u0304\u0308\u030c\u0323\u0327\u1e3e\u1e3f\u1ebc\u1ebd\u2013\u2014\u2018`,
    String.raw`\u2019\u201c-\u201e\u2022\u2026\u2032\u2039\u203a\u2082\u2083\u20ac\u2190-\u2193`,
    String.raw`\u2212`,
  ),
};
