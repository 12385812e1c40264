import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a changeset of the folder is about the package. */
export function hasChangeset(name: string, folder: string): boolean {
  return globSync('*.md', { cwd: folder }).some((file) => {
    const [, head = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    return head.split('\n').some((line) => line.startsWith(`"${name}":`) || line.startsWith(`'${name}':`));
  });
}
