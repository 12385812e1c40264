import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from './files.ts';

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

/** A package of others. */
export interface Licence {
  name: string;
  version: string;
  /** Undefined if the package names none. */
  licence: string | undefined;
  /** Our packages and apps that need it. */
  neededBy: string[];
}

/**
 * Every package that the published packages, the site and the server need while they run, with its
 * licence, as the lock file has them.
 */
export function readLicences(): Licence[] {
  const users = new Map<string, Licence>();
  for (const workspace of workspaces)
    for (const path of neededBy(workspace)) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const version = packages[path]?.version ?? '';
      const known = users.get(`${name} ${version}`) ?? { name, version, licence: licenceOf(path), neededBy: [] };
      const user = workspace.split('/')[1] ?? '';
      const all = known.neededBy.includes(user) ? known.neededBy : [...known.neededBy, user];
      users.set(`${name} ${version}`, { ...known, neededBy: all });
    }
  return [...users.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, licence]) => licence);
}

/** The page of the documentation that lists them. */
export function licencesPage(): string {
  const rows = readLicences().map(
    ({ name, version, licence, neededBy }) =>
      `| \`${name}\` | ${version} | ${licence ?? '?'} | ${neededBy.join(', ')} |`,
  );
  return `# Licences of others

Our own code is under the MIT licence. These are all other packages that the published packages, the site and the server
need while they run, from the lock file. The text of each licence is in the package.

| Package | Version | Licence | Needed by |
|---|---|---|---|
${rows.join('\n')}
`;
}
