import { join } from 'node:path';
import { paths } from '../paths.ts';

/** A font that is embedded in the PDFs; see `fonts/README.md`. */
export interface Font {
  file: string;
}

export const textFont: Font = { file: join(paths.fonts, 'noto-sans.ttf') };

/** The font of headings, as on the site. */
export const headingFont: Font = { file: join(paths.fonts, 'ojuju.ttf') };
