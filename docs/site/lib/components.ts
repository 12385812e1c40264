/** What is known of each component of `@nzete/ui`: from its source, its stories and the last test run. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { type practices as all, practices } from '../../../.storybook/docs/guide.ts';
import { entries } from '../../../packages/ui/exports.ts';
import { resultsIn, type TestResult } from './results.ts';
import { sizeOf } from './sizes.ts';
import { type Load, readStories, type Story } from './stories.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A story and its result in the last test run, if it was part of that. */
export type TestedStory = Story & { result: TestResult | undefined };

export interface Component {
  name: string;
  /** One sentence. */
  purpose: string;
  /** What its path exports; only itself, if that is among it. */
  exports: string[];
  /** The example of its docstring. */
  example: string | undefined;
  status: 'stable' | 'beta';
  /** The id of its page in Storybook. */
  storybookId: string | undefined;
  practices: (typeof all)[keyof typeof all][];
  stories: TestedStory[];
  /** Its rows in docs/accessibility.md: patterns of ARIA, tested on the built site. */
  cases: { id: string; text: string }[];
  /** In bytes; undefined before the package is built. */
  size: number | undefined;
}

/** Name -> sentence, from the table of the package's README. */
const purposes = () =>
  new Map(
    [...read('packages/ui/README.md').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name, text]) => [name, text]),
  );

/** The cases of docs/accessibility.md that name a component. */
function casesOf(name: string, page: string): Component['cases'] {
  const rows = [...page.matchAll(/^\| ([a-z]+-\d\d) \| ([^|]+) \| ([^|]+) \|$/gm)];
  return rows.flatMap(([, id = '', text = '', components = '']) =>
    components.includes(`\`${name}\``) ? [{ id, text }] : [],
  );
}

function exampleOf(folder: string, name: string): string | undefined {
  const file = `${folder}/${name}.tsx`;
  if (!existsSync(join(root, file))) return undefined;
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(
    read(file),
  )?.[1];
  return /@example\s*([\s\S]*?)(?=\n\s*\* @|$)/
    .exec(comment ?? '')?.[1]
    ?.replace(/^\s*\* ?/gm, '')
    .trim();
}

function exportsOf(name: string, index: string): string[] {
  const values = [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry && !entry.startsWith('type '));
  return values.includes(name) ? [name] : values.toSorted();
}

const isPractice = (name: string): name is keyof typeof practices => name in practices;

/**
 * Reads what the stories of a folder import: other stories, and functions that play them. A component
 * itself proves nothing.
 */
const loaderOf =
  (folder: string): Load =>
  (specifier) => {
    const file = posix.join(folder, specifier);
    if (!specifier.startsWith('.') || !/\.tsx?$/.test(file)) return undefined;
    const code = read(file);
    return file.includes('.stories.') || code.includes("'storybook/test'") ? code : undefined;
  };

/**
 * Stories of several components, of which only the direction is counted: their keys and roles may
 * be those of another component.
 */
const sharedStories = () =>
  globSync('packages/ui/src/foundations/*.tests.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((file) => readStories(read(file)).stories.map((story) => ({ ...story, file })))
    .filter(({ isRightToLeft }) => isRightToLeft)
    .map((story) => ({ ...story, hasAxe: false, pressesKeys: false, findsByRole: false, language: 'en' }));

/** Every component of the package, in the order of its README. */
export async function readComponents(): Promise<Component[]> {
  const results = new Map(
    resultsIn(join(root, '.reports/storybook.xml')).map((result) => [`${result.file} ${result.name}`, result]),
  );
  const sentences = purposes();
  const shared = sharedStories();
  const accessibility = read('docs/accessibility.md');
  const components = Object.entries(entries()).filter(([, source]) => /\/(?:primitives|components)\//.test(source));
  return Promise.all(
    components.map(async ([name, source]) => {
      const folder = `packages/ui/${source.replace('/index.ts', '')}`;
      const files = globSync('*.stories.tsx', { cwd: join(root, folder) })
        .toSorted()
        .map((file) => ({ file: `${folder}/${file}`, ...readStories(read(`${folder}/${file}`), loaderOf(folder)) }));
      const documented = files.find(({ file }) => file.endsWith(`/${name}.stories.tsx`));
      const exports = exportsOf(name, read(`packages/ui/${source}`));
      const isOne = exports.includes(name);
      const built = join(root, folder.replace('/src/', '/dist/'), 'index.js');
      return {
        name,
        purpose: sentences.get(name) ?? '',
        exports,
        example: exampleOf(folder, name),
        status: documented?.tags.includes('beta') ? 'beta' : 'stable',
        storybookId: documented && `${sanitize(documented.title)}--docs`,
        practices: (documented?.keyboard ?? []).filter(isPractice).map((practice) => practices[practice]),
        stories: [
          ...files.flatMap(({ file, stories }) => stories.map((story) => ({ ...story, file }))),
          ...shared.filter(({ renders }) => renders.some((each) => each === name || (each === '*' && isOne))),
        ].map(({ file, ...story }) => ({ ...story, result: results.get(`${file} ${story.name}`) })),
        cases: casesOf(name, accessibility),
        size: existsSync(built) ? await sizeOf(built) : undefined,
      };
    }),
  );
}
