import { expect, test } from 'vitest';
import { componentPage } from './componentPages.ts';
import type { Component, TestedStory } from './components.ts';
import { readResults, type TestResult } from './results.ts';
import { sectionOf } from './sections.ts';
import { readStories } from './stories.ts';

const report = `<testsuites><testsuite name="ui/Tabs.stories.tsx" timestamp="2026-11-25T13:17:52.846Z" tests="3">
  <testcase classname="ui/Tabs.stories.tsx" name="Default" time="0.05">
  </testcase>
  <testcase classname="ui/Tabs.stories.tsx" name="It&apos;s dark" time="0.05">
    <failure message="a &lt; b">no</failure>
  </testcase>
  <testcase classname="ui/Tabs.stories.tsx" name="Later" time="0"><skipped/></testcase>
</testsuite></testsuites>`;

test('[LIB-31] a JUnit report is read with file, day and state', () => {
  const all = { file: 'ui/Tabs.stories.tsx', day: '2026-11-25' };
  expect(readResults(report)).toEqual([
    { ...all, name: 'Default', state: 'passed' },
    { ...all, name: "It's dark", state: 'failed' },
    { ...all, name: 'Later', state: 'skipped' },
  ]);
});

const code = `const press = async () => { await userEvent.keyboard('{Enter}'); };
const meta = {
  title: 'Primitives/Tabs',
  tags: ['autodocs', 'beta'],
  parameters: { guide: { keyboard: ['tabs', 'link'] } },
};
export default meta;
export const ByKeyboard: Story = { play: press };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongFrench: Story = { globals: { locale: 'fr', direction: 'rtl' } };
export const Loose: Story = {
  render: () => <Tabs>{specimens.map(draw)}</Tabs>,
  name: 'a loose end',
  parameters: { a11y: { test: 'off' } },
};`;

test('[LIB-31] what a story tests is read from its source, with the functions that it uses', () => {
  const { stories, ...file } = readStories(code);
  expect(file).toEqual({ title: 'Primitives/Tabs', tags: ['autodocs', 'beta'], keyboard: ['tabs', 'link'] });
  const plain = {
    pressesKeys: false,
    findsByRole: false,
    isRightToLeft: false,
    isDark: false,
    language: 'en',
    hasAxe: true,
    rulesOff: [] as string[],
    renders: [] as string[],
  };
  expect(stories).toEqual([
    { ...plain, name: 'By Keyboard', pressesKeys: true },
    { ...plain, name: 'Dark', isDark: true },
    { ...plain, name: 'Long French', language: 'fr', isRightToLeft: true },
    { ...plain, name: 'a loose end', hasAxe: false, renders: ['Tabs', '*'] },
  ]);
});

test('[LIB-31] a story inherits what it spreads, and tests what the functions that it imports test', () => {
  const modules: Record<string, string> = {
    './Tabs.stories.tsx': code,
    './journeys.ts': "export const walk = async () => { await userEvent.tab(); canvas.getByRole('tab'); };",
  };
  const { stories } = readStories(
    `import documented, { LongFrench as french } from './Tabs.stories.tsx';
import { walk } from './journeys.ts';
import { Tabs } from './Tabs.tsx';
const meta = { ...documented, title: 'Primitives/Tabs/Tests' };
export default meta;
export const InFrench: Story = { ...french };
export const Walked: Story = { globals: { theme: 'light' }, play: walk };`,
    (specifier) => modules[specifier],
  );
  expect(stories).toMatchObject([
    { name: 'In French', language: 'fr', isRightToLeft: true, pressesKeys: false },
    { name: 'Walked', language: 'en', isRightToLeft: false, isDark: false, pressesKeys: true, findsByRole: true },
  ]);
});

const contrast = `const meta = { title: 'Primitives/Tabs' };
export const Whole: Story = {};
export const OnAPicture: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: '*:not([data-clear] *)' }] } } },
};
export const Loose: Story = { parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } } };`;

test('[LIB-31] the badge of axe says which rules a story turns off', () => {
  const { stories } = readStories(contrast);
  expect(stories.map(({ rulesOff }) => rulesOff)).toEqual([[], ['color-contrast in part'], ['heading-order']]);
  const result = { file: '', name: '', day: '2026-11-25', state: 'passed' } as const;
  const axeOf = (from: number, to: number, last: TestResult = result) => {
    const tested = stories.slice(from, to).map((story) => ({ ...story, result }));
    const component = {
      ...tabs(() => undefined),
      stories: [...tested, { ...stories[0], result: last } as TestedStory],
    };
    return /text="(axe: [^"]+)"/.exec(componentPage(component, []))?.[1];
  };
  expect(axeOf(0, 1)).toBe('axe: 2 passed');
  expect(axeOf(0, 3)).toBe('axe: 2 passed, 2 without color-contrast in part, heading-order');
  expect(axeOf(1, 3, { ...result, state: 'skipped' })).toBe('axe: 2 without color-contrast in part, heading-order');
  expect(axeOf(1, 3, { ...result, state: 'failed' })).toBe('axe: 1 of 3 failed');
});

const tabs = (stateOf: (name: string) => TestResult['state'] | undefined): Component => ({
  name: 'Tabs',
  purpose: 'Panels',
  exports: ['Tabs'],
  example: undefined,
  status: 'stable',
  storybookId: undefined,
  practices: [],
  cases: [],
  size: undefined,
  stories: readStories(code).stories.map((story) => {
    const state = stateOf(story.name);
    return { ...story, result: state && { file: '', name: story.name, day: '2026-11-25', state } };
  }),
});

test('[LIB-31] a component whose tests have not run claims nothing', () => {
  const page = componentPage(
    tabs(() => undefined),
    [],
  );
  expect(page.match(/text="[^"]+: [^"]+"/g)).toEqual(
    ['axe', 'keyboard', 'right to left', 'languages']
      .map((name) => `text="${name}: not tested"`)
      .concat('text="size: not measured"'),
  );
  expect(page).not.toMatch(/passed/);
});

test('[LIB-31] a story that failed shows on the page, and a skipped one proves nothing', () => {
  const page = componentPage(
    tabs((name) => (name === 'Dark' ? 'failed' : name === 'Long French' ? 'skipped' : 'passed')),
    [],
  );
  expect(page).toContain('<Badge type="danger" text="axe: 1 of 2 failed" />');
  expect(page).toContain('<Badge type="tip" text="keyboard: 1 passed" />');
  expect(page).toContain('<Badge type="info" text="right to left: not tested" />');
});

test('[LIB-31] a section ends at the next heading of its level, and not at a comment in code', () => {
  const page = '# Title\n\n## One\n\n```sh\n# a comment\n## two\n```\n\n### Part\n\ntext\n\n## Two\n\nmore\n';
  expect(sectionOf(page, 'One')).toBe('```sh\n# a comment\n## two\n```\n\n### Part\n\ntext');
  expect(sectionOf(page, 'Two')).toBe('more');
  expect(sectionOf(page, 'Three')).toBeUndefined();
});
