/**
 * Builds the documentation site, without Storybook, into docs/site/dist: `npm run docs:pages`. The
 * pages in docs/site/pages are copied with the sections that they include; those of the components
 * and of the changes are generated. `npm run docs` adds Storybook.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vitepress';
import { licencesPage } from '../../tooling/lib/licences.ts';
import { componentPage, componentTable } from './lib/componentPages.ts';
import { readComponents } from './lib/components.ts';
import { resultsIn } from './lib/results.ts';
import { withSections } from './lib/sections.ts';

const site = import.meta.dirname;
const root = join(site, '../..');
const generated = join(site, 'generated');

function write(file: string, text: string) {
  mkdirSync(dirname(join(generated, file)), { recursive: true });
  writeFileSync(join(generated, file), text);
}

/** The released changes of a package, and those that the next release will have. */
function changesOf(folder: string, name: string): string {
  const changelog = join(root, folder, 'CHANGELOG.md');
  const next = readdirSync(join(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(root, '.changeset', file), 'utf8').split(/^---$/m))
    .flatMap(([, packages = '', ...text]) => (packages.includes(`"${name}"`) ? [text.join('---').trim()] : []));
  const released = existsSync(changelog)
    ? readFileSync(changelog, 'utf8')
        .replace(/^# .*\n/, '')
        .trim()
    : '';
  const unreleased = next.length > 0 ? `## Next release\n\n${next.join('\n\n')}` : '';
  return `---\ntitle: Changes of ${name}\n---\n\n# Changes of ${name}\n\n${[unreleased, released].filter(Boolean).join('\n\n')}\n`;
}

rmSync(generated, { recursive: true, force: true });
for (const file of globSync('**/*.md', { cwd: join(site, 'pages') })) {
  write(file, withSections(readFileSync(join(site, 'pages', file), 'utf8')));
}
const components = await readComponents();
const patterns = resultsIn(join(root, '.reports/e2e.xml')).filter(({ file }) => file.includes('patterns.spec'));
for (const component of components) write(`components/${component.name}.md`, componentPage(component, patterns));
write('components/index.md', componentTable(components, patterns));
write('changelog/ui.md', changesOf('packages/ui', '@nzete/ui'));
write('changelog/api-client.md', changesOf('packages/api-client', '@nzete/api-client'));
write('licences.md', licencesPage());
await build(site);
