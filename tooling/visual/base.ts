import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkInstalled } from '../lib/modules.ts';
import { run } from '../lib/run.mjs';
import { root } from '../lib/setup.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The commit a name stands for; a sentence when it stands for none. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  } catch {
    throw new Error(`Git knows no commit "${ref}". Name a branch, a tag or a commit: npm run visual -- --base main`);
  }
}

/** A checkout of `commit` in a temporary folder with its packages installed; it goes when the process ends. */
export async function checkOut(commit: string): Promise<string> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-visual-')));
  const folder = join(parent, 'base');
  process.on('exit', () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  });
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) {
    linkInstalled(folder);
    return folder;
  }
  console.log('The base has other dependencies; installing them…');
  const { code, output } = await run('npm ci --no-audit --no-fund --loglevel=error', undefined, { cwd: folder });
  if (code !== 0) throw new Error(`The base's packages could not be installed:\n${output}`);
  return folder;
}
