/**
 * `npm run licences` writes docs/licences.md: every package that the published packages, the site
 * and the server need while they run, with its licence, as the lock file has them.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root, writeText } from './lib/files.ts';

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = readJson<{ packages: Record<string, Locked> }>(join(root, 'package-lock.json'), { packages: {} });

/** Where Node finds a package that is imported in `from`. */
function locationOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '.') return undefined;
  }
}

/** All packages that a workspace needs, directly or not, without the workspaces among them. */
function neededBy(workspace: string): Set<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    const { link, dependencies, optionalDependencies } = packages[path] ?? {};
    if (link) return;
    if (path !== workspace) found.add(path);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = locationOf(name, path);
      if (next) visit(next);
    }
  };
  visit(workspace);
  return found;
}

/** Packages that name their licence only in a file of their own, which was read. */
const named: Record<string, string> = { 'node_modules/combine-errors': 'MIT', 'node_modules/png-js': 'MIT' };

const licenceOf = (path: string) => packages[path]?.license ?? named[path];

const isPublished = (folder: string) =>
  !readJson<{ private?: boolean }>(join(root, folder, 'package.json'), {}).private;

const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root })
  .map((file) => dirname(file).replaceAll('\\', '/'))
  .filter((folder) => folder.startsWith('apps/') || isPublished(folder))
  .toSorted();

const users = new Map<string, string[]>();
for (const workspace of workspaces)
  for (const path of neededBy(workspace)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const row = `| \`${name}\` | ${packages[path]?.version} | ${licenceOf(path) ?? '?'} |`;
    users.set(row, [...(users.get(row) ?? []), workspace.split('/')[1] ?? '']);
  }

const rows = [...users].map(([row, by]) => `${row} ${[...new Set(by)].join(', ')} |`).toSorted();
const unknown = rows.filter((row) => row.includes('| ? |'));
if (unknown.length > 0) {
  console.error(`No licence is named by:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
writeText(
  join(root, 'docs/licences.md'),
  `# Licences of others

Our own code: [MIT](../LICENSE). Every other package that the published packages, the site and the server need while they
run, from the lock file; the text of each licence is in the package. Written by \`npm run licences\`; do not edit.

| Package | Version | Licence | Needed by |
|---|---|---|---|
${rows.join('\n')}
`,
);
