import type { ProvinceCardWords } from '../../routes/data/useProvinceCardWords.ts';
import type { ReportCardWords } from '../../routes/reports/useReportCardWords.ts';
import { fitLine, type Line, MARGIN } from './card.tsx';
import { fitTitle, LEADING, type WidthOf } from './fitTitle.ts';

/** The position of the logo on the cards of provinces and reports. */
export const BRAND_TOP = 78;
/** The left edge of the values, beside the temperature. */
const VALUES_LEFT = 430;
/** The opacity of a secondary line. */
const QUIET = 0.75;
/** The height of a capital letter divided by the font size. */
export const CAPITAL = 0.76;
/** The box of a report's title. */
const REPORT_TITLE = { width: 570, height: 262, top: 172 };

/** The lines of a title; `first` is the baseline of the first one. */
export const titleLines = ({ lines, size }: ReturnType<typeof fitTitle>, first: number): Line[] =>
  lines.map((text, row) => ({ text, size, x: MARGIN, y: first + row * size * LEADING }));

/** The lines of a province: name and capital, temperature, and the other values beside it. */
export function provinceLines(words: ProvinceCardWords, widthOf: WidthOf): Line[] {
  const line = (text: string, size: number, room: number, y: number, look: Partial<Line> = {}) =>
    fitLine(widthOf, { text, size, x: MARGIN, y, ...look }, room);
  const values = words.values.flatMap(({ label, value }, row) => {
    const y = 358 + row * 44;
    const name = line(`${label} `, 28, 230, y, { x: VALUES_LEFT, opacity: QUIET });
    return [name, line(value, 32, 100, y, { x: name.x + widthOf(name.text, name.size) })];
  });
  return [
    line(words.title, 84, 570, 238),
    line(words.capital, 36, 560, 290, { opacity: QUIET }),
    line(words.temperature, 140, 330, 446, { ink: 'gold' }),
    ...values,
    line(words.moment, 27, 600, 526),
    line(words.source, 27, 640, 566, { opacity: QUIET }),
  ];
}

/** The lines of a report: its title in up to three lines, then its date and kind. */
export function reportLines(words: ReportCardWords, widthOf: WidthOf): Line[] {
  const title = fitTitle(words.title, REPORT_TITLE, widthOf);
  return [
    ...titleLines(title, REPORT_TITLE.top + title.size * CAPITAL),
    fitLine(widthOf, { text: words.day, size: 40, x: MARGIN, y: 516, ink: 'gold' }, 570),
    fitLine(widthOf, { text: words.page, size: 30, x: MARGIN, y: 566, opacity: QUIET }, 570),
  ];
}
