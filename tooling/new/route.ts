import type { Language } from '@nzete/languages';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import { template } from './template.ts';

const addresses = 'apps/site/src/shared/routes.ts';
const table = 'apps/site/src/app/routes.tsx';

/** The title is English until it is translated, because the name does not say enough. */
const descriptions = ({ words }: Names): Record<Language, string> => ({
  en: `${words} at the Nzete Foundation.`,
  fr: `${words}, à la Fondation Nzete.`,
  ln: `${words}, na Fondation Nzete.`,
  sw: `${words}, katika Taasisi ya Nzete.`,
});

/** The line with a page's name or address, also below another page. */
function lineOf(addresses: string, { camel, kebab }: Names): string | undefined {
  const isTaken = new RegExp(`^ {2}${camel}: |'[^']*/${kebab}'`);
  return addresses.split('\n').find((line) => isTaken.test(line));
}

/** Adds a page to the addresses, to the route table and to Storybook. */
export function addPage(draft: Draft, names: Names): void {
  const { pascal, camel, kebab } = names;
  const taken = lineOf(draft.read(addresses), names);
  if (taken) throw new Error(`The address is already used; nothing was written:\n${taken}`);
  draft.create(`apps/site/stories/${pascal}.stories.tsx`, template('route/stories.tsx', names));
  draft.change(addresses, /\n\} as const;/, (end) => `\n  ${camel}: '/${kebab}',${end}`);
  draft.change(table, /\n {2}\['\*', /, (end) => {
    return `\n  [paths.${camel}, () => import('../routes/${kebab}/${pascal}Page.tsx')],${end}`;
  });
  draft.commands.push('npm run messages -w apps/site');
}

/**
 * Adds a page: a folder with component, messages and texts in every language, its stories,
 * its address, and its line in the route table.
 */
export function newRoute(draft: Draft, names: Names): void {
  const { pascal, camel, kebab, words } = names;
  addPage(draft, names);
  const folder = `apps/site/src/routes/${kebab}`;
  draft.create(`${folder}/${pascal}Page.tsx`, template('route/TreeNurseryPage.tsx', names));
  draft.create(`${folder}/messages.ts`, template('route/messages.ts', names));
  for (const [language, description] of Object.entries(descriptions(names))) {
    const entries = { [`site.${camel}.description`]: description, [`site.${camel}.title`]: words };
    draft.create(`${folder}/locales/${language}.json`, JSON.stringify(entries));
  }
  draft.next.push(
    `write its title and description in ${folder}/messages.ts, run npm run messages -w apps/site, and translate both in its locales: they are drafts`,
    `export a loader from ${folder}/${pascal}Page.tsx if it shows data of the API, and add its stories Loading and Failure (docs/guides/page.md)`,
    'choose its scene for link previews in apps/site/vite/cards/scenes.json',
    `npm run dev, and look at http://localhost:5173/${kebab}`,
    'write its end-to-end test in apps/site/e2e',
  );
}
