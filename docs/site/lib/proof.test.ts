import { expect, test } from 'vitest';
import { componentPage } from './componentPages.ts';
import type { Component } from './components.ts';
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
    renders: [] as string[],
  };
  expect(stories).toEqual([
    { ...plain, name: 'By Keyboard', pressesKeys: true },
    { ...plain, name: 'Dark', isDark: true },
    { ...plain, name: 'Long French', language: 'fr', isRightToLeft: true },
    { ...plain, name: 'a loose end', hasAxe: false, renders: ['Tabs', '*'] },
  ]);
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
