/**
 * `npm run bench:site`: first visits of the home page on a slow link with a slow processor, beside a plain React page that shows
 * the same. `-- --interactions`: how soon after a press, a choice or a key the next frame is painted, beside the same action on
 * bare React elements. After a build.
 *
 *   -- --runs 9         how many visits (5), or how often each interaction is done (12)
 *   -- --against main   visits the build of that Git state too
 *   -- --check          exits 1 when a limit is exceeded
 */
import { parseArgs } from 'node:util';
import { measureFirstVisits } from './bench/first-visits.ts';
import { interact } from './bench/interact.ts';
import { reportInteractions, reportVisits } from './bench/report.ts';

const { values } = parseArgs({
  options: {
    interactions: { type: 'boolean', default: false },
    runs: { type: 'string' },
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

try {
  const runs = Number(values.runs ?? (values.interactions ? 12 : 5));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${values.runs}"`);
  const { text, exceeded } = values.interactions
    ? reportInteractions(await interact(runs))
    : reportVisits(await measureFirstVisits(runs, values.against));
  console.log(text);
  if (exceeded.length > 0) console.log(`Over the limit: ${exceeded.join('; ')}`);
  if (exceeded.length > 0 && values.check) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
