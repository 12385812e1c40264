import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { modesIn } from '../../.storybook/chromaticModes.ts';
import type { Mode } from '../../.storybook/photographs.ts';
import { root } from './setup.mjs';

export interface Photograph {
  /** The id of the story. */
  id: string;
  /** File and name of the story, which stay when a title changes, and the mode. */
  key: string;
  mode: Mode;
}

/** Every photograph of the stories in an index. */
export function photographsOf({ entries }: StoryIndex): Photograph[] {
  const files = new Set<string>();
  return Object.values(entries).flatMap((entry) => {
    if (entry.type !== 'story') return [];
    const { id, name, importPath, tags = [] } = entry;
    const isFirst = !files.has(importPath);
    files.add(importPath);
    // `!dev` marks stories that are for tests only.
    if (!tags.includes('dev')) return [];
    return Object.entries(modesIn(join(root, importPath), isFirst)).map(([modeName, mode]) => ({
      id,
      key: `${importPath}: ${name} (${modeName})`,
      mode,
    }));
  });
}
