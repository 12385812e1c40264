import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readJson } from '../lib/files.ts';
import { run } from '../lib/run.mjs';
import { environment } from '../lib/setup.mjs';

export interface Story {
  id: string;
  /** `Primitives/Button: Loading`. */
  label: string;
}

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
}

/** Builds the Storybook of a checkout into `out`. */
export async function buildStorybook(folder: string, out: string): Promise<void> {
  // The checkout's own node_modules come first: they decide which of the workspaces is used.
  const env = environment({ PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, CI: '1' });
  const { code, output } = await run(`storybook build --test --quiet --output-dir "${out}"`, undefined, {
    cwd: folder,
    env,
    limit: 900_000,
  });
  if (code !== 0) throw new Error(`The Storybook of ${folder} could not be built:\n${output.slice(-6_000)}`);
}

/** The stories that document; those that only behave (`!dev`) look like one of them. */
export function storiesOf(storybook: string, only?: string): Story[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file)) return [];
  const { entries } = readJson<Index>(file, { entries: {} });
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('dev'))
    .map(({ id, title, name }) => ({ id, label: `${title}: ${name}` }))
    .filter(({ id, label }) => !only || id.includes(only) || label.includes(only));
}
