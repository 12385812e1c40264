import { reports } from '../resources/reports.ts';
import { ruleFor } from './rule.ts';

const WRONG = 'is later than that of the previous report: the newest must come first';

/** Reports must be listed newest first. */
export const reportOrder = ruleFor<{ date: string }[]>(reports, (list) =>
  list.flatMap(({ date }, index) =>
    index > 0 && date > String(list[index - 1]?.date)
      ? [{ place: `/${index}/date`, what: WRONG, code: 'reportOrder' }]
      : [],
  ),
);
