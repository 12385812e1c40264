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

const siteFolders = ['app', 'routes', 'features', 'shared', 'vite', 'early'];
const elsewhere = 'elsewhere';

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
  return found
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', lines] = line.split('\0');
      return { path: commit ? name.slice(commit.length + 1) : name, lines: Number(lines) };
    });
}

const kindOf = ({ path }: Counted) => kinds.find(([, paths]) => paths.test(path))?.[0] ?? 'other';

function packageOf({ path }: Counted): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'packages' || first === 'apps') return second;
  return ['tooling', 'docs', '.storybook', '.changeset'].includes(first) ? first : 'root';
}

function rowOf(name: string, files: Counted[]): string[] {
  const sums = columns.map((column) =>
    files.filter((file) => kindOf(file) === column).reduce((total, { lines }) => total + lines, 0),
  );
  const all = sums.reduce((total, sum) => total + sum, 0);
  return [name, ...[...sums, all].map((sum) => (sum ? thousands(sum) : ''))];
}

function siteFolderOf({ path }: Counted): string {
  const folder = path.replace(/^apps\/site\/(src\/)?/, '').split('/')[0] ?? '';
  return siteFolders.includes(folder) ? folder : elsewhere;
}

try {
  const files = count(values.at && commitOf(values.at));
  const rows = [...new Set(files.map(packageOf))].flatMap((name) => {
    const own = files.filter((file) => packageOf(file) === name);
    const folders = name === 'site' ? [...siteFolders, elsewhere] : [];
    const inFolders = folders.map((folder) =>
      rowOf(
        `  ${folder}`,
        own.filter((file) => siteFolderOf(file) === folder),
      ),
    );
    return [rowOf(name, own), ...inFolders];
  });
  console.log(table([`lines, ${values.at ?? 'now'}`, ...columns, 'all'], [...rows, rowOf('all', files)]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
