import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkInstalled } from '../lib/modules.ts';
import { root } from '../lib/setup.mjs';

/** What a release reads and changes: the packages, their build, and every workspace's manifest. */
const parts = [
  ...['package.json', 'package-lock.json', 'turbo.json', 'tsconfig.base.json', '.gitignore', 'LICENSE'],
  ...['.changeset', 'packages', 'tooling', 'apps/*/package.json'],
];

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });

/** Copies the parts of the repository that a release needs, as they are now, into a repository. */
export function copyRepository(folder: string): void {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...parts).split('\0');
  for (const file of files) {
    // Deleted, but not yet committed.
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  linkInstalled(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Release test');
  git(folder, 'config', 'user.email', 'release@example.org');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=Start');
}
