import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const workspaceFolders = (folder: string): string[] =>
  globSync('{packages,apps}/*/package.json', { cwd: folder }).map(dirname);

/**
 * Links the installed packages into a worktree's node_modules one by one, because its workspaces
 * and caches must be its own.
 */
function linkModules(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile() || ['.cache', '.vite', '.vite-temp', '@nzete'].includes(name)) continue;
    if (name.startsWith('@')) linkModules(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
}

/**
 * Gives a copy of the repository with the same lock file the packages installed in this one,
 * without copying or downloading them.
 */
export function linkInstalled(folder: string): void {
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  const scope = join(folder, 'node_modules/@nzete');
  mkdirSync(scope, { recursive: true });
  for (const workspace of workspaceFolders(folder)) {
    const { name } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(join(folder, workspace), join(scope, name.replace('@nzete/', '')), 'junction');
  }
  for (const workspace of workspaceFolders(root)) {
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, workspace)))
      linkModules(own, join(folder, workspace, 'node_modules'));
  }
}
