import type { ProvinceCardWords } from '../../routes/data/useProvinceCardWords.ts';
import type { ReportCardWords } from '../../routes/reports/useReportCardWords.ts';
import { fitLine, type Line, MARGIN } from './card.tsx';
import { fitTitle, LEADING, type WidthOf } from './fitTitle.ts';

/** Where the mark is on the cards of provinces and reports. */
export const BRAND_TOP = 78;
/** Where the values begin, beside the temperature. */
const VALUES_LEFT = 430;
/** How much of the ink a quieter line has. */
const QUIET = 0.75;
/** How high a capital letter is, of the size of its line. */
export const CAPITAL = 0.76;
/** What the title of a report may take up, and where it begins. */
const REPORT_TITLE = { width: 570, height: 262, top: 172 };

/** Places the lines of a title, of which the first has its baseline at `first`. */
export const titleLines = ({ lines, size }: ReturnType<typeof fitTitle>, first: number): Line[] =>
  lines.map((text, row) => ({ text, size, x: MARGIN, y: first + row * size * LEADING }));

/** Places the words of a province: its name and capital, the temperature, and beside that the other values. */
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

/** Places the words of a report: its title in up to three lines, and under it its day and what it is. */
export function reportLines(words: ReportCardWords, widthOf: WidthOf): Line[] {
  const title = fitTitle(words.title, REPORT_TITLE, widthOf);
  return [
    ...titleLines(title, REPORT_TITLE.top + title.size * CAPITAL),
    fitLine(widthOf, { text: words.day, size: 40, x: MARGIN, y: 516, ink: 'gold' }, 570),
    fitLine(widthOf, { text: words.page, size: 30, x: MARGIN, y: 566, opacity: QUIET }, 570),
  ];
}
