import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from '../lib/checkout.ts';
import { readJson } from '../lib/files.ts';

export interface Story {
  id: string;
  /** File and name: identifies a story at two Git refs even if its title and id have changed. */
  key: string;
  /** `Primitives/Button: Loading`. */
  label: string;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
  tags?: string[];
}

interface Index {
  entries: Record<string, IndexEntry>;
}

/** Builds the Storybook of a checkout into `out`. */
export const buildStorybook = (folder: string, out: string): Promise<void> =>
  runIn(folder, `storybook build --test --quiet --output-dir "${out}"`);

/** The documented stories. Those for tests only (`!dev`) look like one of them. */
export function storiesOf(storybook: string, only?: string): Story[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file)) return [];
  const { entries } = readJson<Index>(file, { entries: {} });
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('dev'))
    .map(({ id, title, name, importPath }) => ({ id, key: `${importPath}: ${name}`, label: `${title}: ${name}` }))
    .filter(({ id, label }) => !only || id.includes(only) || label.includes(only));
}
