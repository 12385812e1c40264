/**
 * `npm run lines`: counts lines by package and kind, those of the site also by folder. Leaves out
 * files that Git ignores. `-- --at main` counts another Git ref.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { commitOf } from './lib/checkout.ts';
import { root } from './lib/setup.mjs';
import { table, thousands } from './lib/table.ts';

const { values } = parseArgs({ options: { at: { type: 'string' } } });

/** The first match is the kind of a file. Others are documents, configuration and content. */
const kinds: [kind: string, paths: RegExp][] = [
  ['generated', /\/generated\/|\/openapi\.json$|^package-lock\.json$/],
  ['stories', /\.stories\.tsx$|^\.storybook\/.*\.tsx?$/],
  ['tests', /\.(test|spec)\.tsx?$|^apps\/[^/]+\/(e2e|test|fuzz)\/|\/src\/testing\.ts$|^tooling\/(checks|pack)\//],
  ['texts', /\/src\/.*\bmessages\.ts$|\/locales\/.*\.json$/],
  ['styles', /\.css$/],
  ['other', /\.config\.\w+$/],
  ['product code', /\.(tsx?|mjs)$/],
];
const columns = ['product code', 'tests', 'stories', 'texts', 'styles', 'generated', 'other'];

const ownRows = /^(?:packages\/[^/]+|apps\/[^/]+|tooling|docs|\.\w+)\//;
/** Parts of the site, which are also in the row of `apps/site/`. */
const siteParts = /^apps\/site\/(?:src\/(?:app|routes|features|shared|early)|vite)\//;

interface Counted {
  path: string;
  lines: number;
}

/** Every text file with its number of lines. */
function count(commit: string | undefined): Counted[] {
  const found = execFileSync('git', ['grep', '-I', '--count', '-z', '-e', '', commit ?? '--untracked'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = found.trimEnd().split('\n');
  return files.map((line) => {
    const [name = '', lines] = line.split('\0');
    return { path: commit ? name.slice(commit.length + 1) : name, lines: Number(lines) };
  });
}

const kindOf = ({ path }: Counted) => kinds.find(([, paths]) => paths.test(path))?.[0] ?? 'other';

const sumOf = (files: Counted[]) => files.reduce((total, { lines }) => total + lines, 0);

function rowOf(name: string, files: Counted[]): string[] {
  const sums = columns.map((column) => sumOf(files.filter((file) => kindOf(file) === column)));
  return [name, ...[...sums, sumOf(files)].map((sum) => (sum ? thousands(sum) : ''))];
}

try {
  const files = count(values.at && commitOf(values.at));
  const rowsOf = ({ path }: Counted) => [ownRows.exec(path)?.[0] ?? 'root', ...(siteParts.exec(path) ?? [])];
  const grouped = new Map<string, Counted[]>();
  for (const file of files) for (const name of rowsOf(file)) grouped.set(name, [...(grouped.get(name) ?? []), file]);
  const rows = [...grouped].sort().map(([name, own]) => rowOf(name, own));
  console.log(table([`lines, ${values.at ?? 'now'}`, ...columns, 'all'], [...rows, rowOf('all', files)]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
