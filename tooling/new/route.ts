import type { Language } from '@nzete/languages';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';

const addresses = 'apps/site/src/shared/routes.ts';
const table = 'apps/site/src/app/routes.tsx';

const page = ({ pascal, kebab }: Names) => `
import { useIntl } from 'react-intl';
import { Page } from '../../shared/Page.tsx';
import { messages } from './messages.ts';

/** The page at \`/${kebab}\`. */
export default function ${pascal}Page() {
  const { formatMessage } = useIntl();
  return <Page title={formatMessage(messages.title)} description={formatMessage(messages.description)} />;
}
`;

const messages = ({ camel }: Names, { title, description }: Texts) => `
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.${camel}.title', defaultMessage: '${title}', description: 'Page title and heading' },
  description: {
    id: 'site.${camel}.description',
    defaultMessage: '${description}',
    description: 'What the page is about; at most 160 characters',
  },
});
`;

const stories = ({ kebab, words }: Names) => `
import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/${words}', args: { ...page.args, path: '/${kebab}' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
`;

interface Texts {
  title: string;
  description: string;
}

/** The title is English until it is translated, because the name does not say enough. */
const drafts = ({ words }: Names): Record<Language, Texts> => ({
  en: { title: words, description: `${words} at the Nzete Foundation.` },
  fr: { title: words, description: `${words}, à la Fondation Nzete.` },
  ln: { title: words, description: `${words}, na Fondation Nzete.` },
  sw: { title: words, description: `${words}, katika Taasisi ya Nzete.` },
});

/** The line with a page's name or address, also below another page. */
function lineOf(addresses: string, { camel, kebab }: Names): string | undefined {
  const isTaken = new RegExp(`^ {2}${camel}: |'[^']*/${kebab}'`);
  return addresses.split('\n').find((line) => isTaken.test(line));
}

/**
 * Adds a page: a folder with component, messages and texts in every language, its stories,
 * its address, and its line in the route table.
 */
export function newRoute(draft: Draft, names: Names): void {
  const { pascal, camel, kebab } = names;
  const taken = lineOf(draft.read(addresses), names);
  if (taken) throw new Error(`The address is already used; nothing was written:\n${taken}`);
  const folder = `apps/site/src/routes/${kebab}`;
  const texts = drafts(names);
  draft.create(`${folder}/${pascal}Page.tsx`, page(names));
  draft.create(`${folder}/messages.ts`, messages(names, texts.en));
  for (const [language, { title, description }] of Object.entries(texts)) {
    const entries = { [`site.${camel}.description`]: description, [`site.${camel}.title`]: title };
    draft.create(`${folder}/locales/${language}.json`, JSON.stringify(entries, null, 2));
  }
  draft.create(`apps/site/stories/${pascal}.stories.tsx`, stories(names));
  draft.change(addresses, /\n\} as const;/, (end) => `\n  ${camel}: '/${kebab}',${end}`);
  draft.change(table, /\n {2}\['\*', /, (end) => {
    return `\n  [paths.${camel}, () => import('../routes/${kebab}/${pascal}Page.tsx')],${end}`;
  });
  draft.run('npm run messages -w apps/site');
  draft.next(
    `write its title and description in ${folder}/messages.ts, run npm run messages -w apps/site, and translate both in its locales: they are drafts`,
    `export a loader from ${folder}/${pascal}Page.tsx if it shows data of the API, and add its stories Loading and Failure (docs/guides/page.md)`,
    'choose its scene for link previews in apps/site/vite/cards/list.ts',
    `npm run dev, and look at http://localhost:5173/${kebab}`,
    'write its end-to-end test in apps/site/e2e',
  );
}
