/** The page of each component, and the table of all, as markdown. */
import type { Component } from './components.ts';
import { languagesOf, type Proof, type Proofs, proofsOf } from './proof.ts';
import type { TestResult } from './results.ts';

const types = { passed: 'tip', failed: 'danger', 'not tested': 'info' } as const;

const badge = (type: string, text: string) => `<Badge type="${type}" text="${text}" />`;
const proofBadge = (name: string, { state, text }: Proof) => badge(types[state], `${name}: ${text}`);
const kilobytes = (size: number | undefined) =>
  size === undefined ? 'not measured' : `${(size / 1000).toFixed(1)} kB`;

/** Text with `<` and `{`, which Vue would read. */
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('{', '&#123;');

const languageNames: Record<string, string> = { fr: 'French', ln: 'Lingala', sw: 'Kiswahili' };
const namesOf = (component: Component) =>
  languagesOf(component)
    .map((code) => languageNames[code] ?? code)
    .join(', ');

function badges(component: Component, proofs: Proofs): string {
  const { status, size } = component;
  return [
    badge(status === 'stable' ? 'tip' : 'warning', status),
    proofBadge('axe', proofs.axe),
    proofBadge('keyboard', proofs.keyboard),
    proofBadge('right to left', proofs.rightToLeft),
    proofBadge('languages', proofs.languages),
    badge('info', `size: ${kilobytes(size)}`),
  ].join('\n');
}

function keyboard({ practices }: Component): string {
  if (practices.length === 0) return 'It has no keys of its own; links and controls inside it have theirs.';
  return practices
    .map(({ name, source, keys }) => {
      const rows = keys.map(([key, does]) => `| ${key} | ${escaped(does)} |`);
      return `[${name}](${source}):\n\n| Key | Effect |\n|---|---|\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

const row = (what: string, how: string, { text, day }: Proof, more = '') =>
  `| ${what} | ${how} | ${text}${more && `: ${more}`} | ${day ?? ''} |`;

function statement(component: Component, proofs: Proofs): string {
  const inLanguages = proofs.languages.state === 'passed' ? namesOf(component) : '';
  const rows = [
    row('WCAG 2.2 A and AA, as far as a program can tell', 'axe after each story', proofs.axe),
    row('Contrast, dark', 'axe after each story in the dark theme', proofs.dark),
    row('Keyboard', 'Stories that press keys', proofs.keyboard),
    row('Screen reader', 'Stories that find its parts by role and name', proofs.roles),
    row('Right to left', 'Stories in that direction', proofs.rightToLeft),
    row('Languages', 'Stories whose texts are not English', proofs.languages, inLanguages),
  ];
  if (component.cases.length > 0) {
    rows.push(row('ARIA practices', 'The cases below, on the built site', proofs.patterns));
  }
  const cases = component.cases.map(({ id, text }) => `- ${id}: ${escaped(text)}`);
  return `All in Chromium. A story is one test: if it fails, everything that it is listed for counts as failed.

| What | How | Result | When |
|---|---|---|---|
${rows.join('\n')}

${cases.length > 0 ? `Cases of the ARIA practices:\n\n${cases.join('\n')}\n` : ''}
No one who uses a screen reader daily has tried it yet. Found a barrier? Tell us: see [releases](/releases#reporting-a-problem).`;
}

const importLine = ({ name, exports }: Component) => `import { ${exports.join(', ')} } from '@nzete/ui/${name}';`;

/** The markdown of a component's page. */
export function componentPage(component: Component, patterns: readonly TestResult[]): string {
  const { name, purpose, example, storybookId } = component;
  const proofs = proofsOf(component, patterns);
  return `---
title: ${name}
description: ${JSON.stringify(purpose)}
---

# ${name}

${escaped(purpose)}.

${badges(component, proofs)}

\`\`\`ts
${importLine(component)}
\`\`\`

${storybookId ? `<a href="../storybook/?path=/docs/${storybookId}" target="_self">All states and props in Storybook</a>\n` : ''}
${example ? `## Example\n\n\`\`\`tsx\n${example}\n\`\`\`\n` : ''}
## Keyboard

${keyboard(component)}

## Accessibility statement

${statement(component, proofs)}
`;
}

/** The markdown of the table of all components. */
export function componentTable(components: readonly Component[], patterns: readonly TestResult[]): string {
  const rows = components.map((component) => {
    const { axe, keyboard: keys, rightToLeft, languages } = proofsOf(component, patterns);
    const cells = [axe, keys, rightToLeft, languages].map(
      ({ state, text }) => `<span class="${state.replace(' ', '-')}">${text}</span>`,
    );
    return `| [${component.name}](./${component.name}.md) | ${component.status} | ${cells.join(' | ')} | ${kilobytes(component.size)} |`;
  });
  const days = components.flatMap(({ stories }) => stories.flatMap(({ result }) => (result ? [result.day] : [])));
  const day = days.toSorted().at(-1);
  return `---
title: Components
aside: false
---

# Components

${day ? `The results are those of the test run of ${day} (\`npm run test -- stories\`).` : 'The tests had not run when this site was built, so nothing is claimed: run `npm run test -- stories` before `npm run docs`.'}
**Stable** components change by the rules of a [release](/releases); **beta** ones may change in a minor release. The size is what a component adds to a page
that has React and react-intl, compressed with Brotli.

| Component | Status | axe | Keyboard | Right to left | Languages | Size |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
