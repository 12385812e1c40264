/**
 * `npm run bench:site`: first visits of the home page on a slow network and processor, compared
 * with a plain React page of the same content. With `-- --interactions`: the time from an input to
 * the next paint, compared with bare React elements. With `-- --weak`: when each page can be read
 * on 2G that loses or cuts requests. Run it after a build.
 *
 *   -- --runs 9         visits (5), or repetitions of each interaction (12)
 *   -- --against main   visits the build of that Git ref too
 *   -- --seed 2         other requests are lost, with --weak (1)
 *   -- --check          exits 1 if a limit is exceeded
 */
import { parseArgs } from 'node:util';
import { measureFirstVisits } from './bench/first-visits.ts';
import { interact } from './bench/interact.ts';
import { reportInteractions, reportVisits } from './bench/report.ts';
import { measureWeakVisits } from './bench/weak-visits.ts';

const { values } = parseArgs({
  options: {
    interactions: { type: 'boolean', default: false },
    weak: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string' },
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

try {
  const runs = Number(values.runs ?? (values.interactions ? 12 : 5));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${values.runs}"`);
  const { text, exceeded } = values.weak
    ? await measureWeakVisits(Number(values.seed))
    : values.interactions
      ? reportInteractions(await interact(runs))
      : reportVisits(await measureFirstVisits(runs, values.against));
  console.log(text);
  if (exceeded.length > 0) console.log(`Over the limit: ${exceeded.join('; ')}`);
  if (exceeded.length > 0 && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
