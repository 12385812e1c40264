import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { linkInstalled } from './modules.ts';
import { run } from './run.mjs';
import { environment, root } from './setup.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Resolves a Git ref to a commit; throws a sentence if there is none. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  } catch {
    throw new Error(`Git has no commit "${ref}". Use a branch, tag or commit, such as main.`);
  }
}

/** Checks out `commit` with packages in a temporary folder, deleted when the process exits. */
export async function checkOut(commit: string): Promise<string> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-checkout-')));
  const folder = join(parent, 'base');
  process.on('exit', () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  });
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) {
    linkInstalled(folder);
    await runIn(folder, 'npm run --silent --if-present prepare');
    return folder;
  }
  console.log('The base has other dependencies; installing them…');
  const { code, output } = await run('npm ci --no-audit --no-fund --loglevel=error', undefined, { cwd: folder });
  if (code !== 0) throw new Error(`The base's packages could not be installed:\n${output}`);
  return folder;
}

/** Runs one of the repository's programs in a checkout, with the workspaces of that checkout. */
export async function runIn(folder: string, command: string): Promise<void> {
  const env = environment({ PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, CI: '1' });
  const { code, output } = await run(command, undefined, { cwd: folder, env, limit: 900_000 });
  if (code !== 0) throw new Error(`"${command}" failed in ${folder}:\n${output.slice(-6_000)}`);
}
