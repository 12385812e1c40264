/** What Chromatic and `npm run visual` photograph. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withModes } from '../../.storybook/chromaticModes.ts';
import { modesOf } from '../../.storybook/photographs.ts';
import { readJson, root } from '../lib/files.ts';
import { run } from '../lib/run.mjs';
import { environment } from '../lib/setup.mjs';
import { sources } from './imports.ts';

const tabs = { file: 'packages/ui/src/primitives/Tabs/Tabs.stories.tsx', isFirst: true, hasMessages: false };

test('[REL-06] the first story of a component is also taken right to left, dark, and with the second brand', () => {
  expect(Object.keys(modesOf(tabs))).toEqual(
    ['', 'right to left ', 'dark ', 'second brand '].flatMap((name) => [`${name}360`, `${name}1280`]),
  );
  expect(modesOf(tabs)['dark 360']).toEqual({ viewport: 360, theme: 'dark', motion: 'reduced' });
  expect(Object.keys(modesOf({ ...tabs, hasMessages: true }))).toContain('French 1280');
});

test('[REL-06] other states and pages are taken in both widths, and stories for tests not at all', () => {
  expect(Object.keys(modesOf({ ...tabs, isFirst: false }))).toEqual(['360', '1280']);
  expect(Object.keys(modesOf({ ...tabs, file: 'apps/site/stories/Team.stories.tsx' }))).toEqual(['360', '1280']);
  expect(modesOf({ ...tabs, file: tabs.file.replace('.stories', '.tests.stories') })).toEqual({});
});

test('[REL-06] a story file gets the modes as parameters, and keeps its own', () => {
  const code =
    'const meta = { parameters: { layout: "centered" } };\nexport const Plain = {};\nexport const Busy = {};';
  const read = (path: string) =>
    new Function(`${withModes(code, path).replaceAll('export ', '')}; return { meta, Plain, Busy };`)();
  const { meta, Plain, Busy } = read(join(root, tabs.file));
  expect(meta.parameters).toMatchObject({ layout: 'centered', chromatic: { prefersReducedMotion: 'reduce' } });
  expect(Object.keys(meta.parameters.chromatic.modes)).toEqual(['360', '1280']);
  expect(Plain.parameters.chromatic.modes['second brand 360'].brand).toBe('lake');
  expect(Busy.parameters).toBeUndefined();
  const tests = read(join(root, tabs.file.replace('.stories', '.tests.stories')));
  expect(tests.meta.parameters.chromatic).toEqual({ disableSnapshot: true });
});

test('[REL-06] every story file has the form that takes the modes', () => {
  const files = sources('{.storybook/docs,packages/*/{src,stories}}/**/*.stories.tsx');
  expect(files.length).toBeGreaterThan(150);
  const others = files.filter((file) => !/^export default meta;$/m.test(readFileSync(join(root, file), 'utf8')));
  expect(others).toEqual([]);
});

test('[REL-06] TurboSnap takes only what a change touches, and all after a change of the styles', () => {
  const config = readJson<Record<string, unknown>>(join(root, 'chromatic.config.json'), {});
  expect(config.onlyChanged).toBe(true);
  expect(config.externals).toContain('packages/ui/src/styles/**');
});

test('[REL-06] a dry run prints every photograph, without network or token', async () => {
  const env = { ...environment(), CHROMATIC_PROJECT_TOKEN: undefined, HTTPS_PROXY: 'http://127.0.0.1:1' };
  const { code, output } = await run('npm run --silent chromatic -- --dry-run', undefined, { env, limit: 120_000 });
  expect(code, output).toBe(0);
  const lines = output.trim().split('\n');
  expect(lines).toContain('./packages/ui/src/primitives/Tabs/Tabs.stories.tsx: Default (dark 360)');
  expect(lines.filter((line) => line.includes('.tests.stories'))).toEqual([]);
  expect(lines.at(-1)).toMatch(/^\d{4} photographs of \d+ stories/);
}, 120_000);
