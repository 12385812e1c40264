import { join } from 'node:path';
import { problemAt } from './json-file.ts';
import { reports } from './resources/reports.ts';
import { validSource } from './source-files.ts';

const WRONG = 'is later than that of the report before it: the newest comes first';

/** The reports are in the order in which they are answered and shown: newest first. */
export async function reportsOutOfOrder(folder: string): Promise<string[]> {
  const source = (await validSource(folder, reports)) ?? [];
  const dates = (source as { date: string }[]).map(({ date }) => date); // compared with its schema
  return dates.flatMap((date, index) =>
    index > 0 && date > String(dates[index - 1])
      ? [problemAt(join(folder, `${reports.path}.json`), `/${index}/date`, WRONG)]
      : [],
  );
}
