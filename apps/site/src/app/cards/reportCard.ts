import { fitTitle, LEADING } from '../../../vite/cards/fit.ts';
import type { ReportCardWords } from '../../routes/reports/useReportCardWords.ts';
import { type Layer, LEFT, lineOf, nameLine, QUIET } from './drawing.ts';
import type { Writing } from './writing.ts';

/** What the title may take up, and where it begins. */
const ROOM = { width: 570, height: 262, top: 172 };
/** How high a capital letter is, of the size of its line. */
const CAPITAL = 0.76;

/** Places the words of a report: its title in up to three lines, and under it its day and what it is. */
export function reportLayers(words: ReportCardWords, writing: Writing): Layer[] {
  const { lines, size } = fitTitle(words.title, ROOM, writing.widthOf);
  const first = ROOM.top + size * CAPITAL;
  const title = lines.map((text, row) => ({ text, size, x: LEFT, y: first + row * size * LEADING }));
  return [
    { ink: 'paper', strength: 1, lines: [nameLine(writing, words.name), ...title] },
    { ink: 'gold', strength: 1, lines: [lineOf(writing, words.day, 40, 570, LEFT, 516)] },
    { ink: 'paper', strength: QUIET, lines: [lineOf(writing, words.page, 30, 570, LEFT, 566)] },
  ];
}
