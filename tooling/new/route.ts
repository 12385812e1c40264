import type { Draft } from './draft.ts';
import type { Names } from './names.ts';

const paths = 'apps/site/src/config/paths.ts';
const routes = 'apps/site/src/app/routes.tsx';
const catalogues = 'apps/site/src/features/language/catalogues.ts';
const sharedPage = 'apps/site/src/routes/page/Page.tsx';
const sharedTexts = 'apps/site/src/routes/page/page.messages.ts';
const languages = ['en', 'fr', 'ln', 'sw'];

const page = ({ pascal, camel, kebab }: Names) => `
import { useIntl } from 'react-intl';
import { usePage } from '../../app/usePage.ts';
import { ${camel}Messages } from './${kebab}.messages.ts';

/** The page at \`/${kebab}\`. */
export function ${pascal}() {
  const { formatMessage } = useIntl();
  const title = formatMessage(${camel}Messages.title);
  const description = formatMessage(${camel}Messages.description);
  usePage({ title: \`\${title} · Nzete Foundation\`, description });
  return (
    <div className="wrap grid gap-8 pt-[calc(var(--bar-height,4.75rem)+var(--nz-section))] pb-section">
      <header className="grid gap-4">
        <h1 className="type-display text-balance hyphens-auto">{title}</h1>
        <p className="type-lead max-w-measure text-text-2">{description}</p>
      </header>
    </div>
  );
}
`;

const messages = ({ camel }: Names, title: string, description: string) => `
import { defineMessages } from 'react-intl';

export const ${camel}Messages = defineMessages({
  title: { id: 'site.${camel}.title', defaultMessage: ${title}, description: 'Page title and heading' },
  description: {
    id: 'site.${camel}.description',
    defaultMessage: ${description},
    description: 'What the page is about; at most 160 characters',
  },
});
`;

/** An entry \`key: { … defaultMessage: '…' … },\` of the shared page's messages; no message has a brace of its own there. */
const entryOf = (key: string, part: 'title' | 'description') =>
  new RegExp(
    `\\n {2}${key}: \\{\\s*id: 'site\\.pages\\.${key}\\.${part}',\\s*defaultMessage:\\s*('[^']*'|"[^"]*"),[^}]*\\},`,
  );

/** Takes a text of the shared page out of it and gives it back, quotes included. */
function takeText(draft: Draft, key: string, part: 'title' | 'description'): string {
  let text = '';
  draft.change(sharedTexts, entryOf(key, part), (_, quoted = '') => {
    text = quoted;
    return '';
  });
  return text;
}

/** Moves the translations of a page's two texts into the page's own area. */
function moveTranslations(draft: Draft, { camel }: Names, texts: Record<'title' | 'description', string>) {
  for (const language of languages) {
    const from = `apps/site/src/locales/pages/${language}.json`;
    const shared = draft.exists(from) ? (JSON.parse(draft.read(from)) as Record<string, string>) : {};
    const own: Record<string, string> = {};
    for (const part of ['description', 'title'] as const) {
      const translated =
        shared[`site.pages.${camel}.${part}`] ?? (language === 'en' ? texts[part].slice(1, -1) : undefined);
      if (translated !== undefined) own[`site.${camel}.${part}`] = translated;
      delete shared[`site.pages.${camel}.${part}`];
    }
    if (draft.exists(from)) draft.change(from, /[\s\S]*/, () => `${JSON.stringify(shared, null, 2)}\n`);
    draft.create(`apps/site/src/locales/${camel}/${language}.json`, JSON.stringify(own, null, 2));
  }
}

/** A page of its own: for an address that so far shares \`routes/page\` (its two texts move along), or for a new one. */
export function newRoute(draft: Draft, names: Names): void {
  const { pascal, camel, kebab } = names;
  const folder = `apps/site/src/routes/${kebab}`;
  const known = new RegExp(`\\n {2}${camel}: '`).test(draft.read(paths));
  draft.create(`${folder}/${pascal}.tsx`, page(names));
  draft.create(`${folder}/index.ts`, `export { ${pascal} as Component } from './${pascal}.tsx';`);

  const texts = known
    ? { title: takeText(draft, camel, 'title'), description: takeText(draft, camel, 'description') }
    : { title: `'${names.words}'`, description: `'${names.words} at the Nzete Foundation.'` };
  draft.create(`${folder}/${kebab}.messages.ts`, messages(names, texts.title, texts.description));
  moveTranslations(draft, names, texts);

  if (!known) draft.change(paths, /\n\} as const;/, (end) => `\n  ${camel}: '/${kebab}',${end}`);
  draft.change(sharedPage, /(Exclude<PageKey, [^>]*)>/, (_, keys) => `${keys} | '${camel}'>`);
  draft.change(catalogues, /\n\} satisfies Record<string, Record<Language, Loader>>/, (end) => {
    const loaders = languages.map(
      (language) => `    ${language}: () => import('../../locales/${camel}/${language}.json'),`,
    );
    return `\n  ${camel}: {\n${loaders.join('\n')}\n  },${end}`;
  });
  draft.change(routes, /\nconst Page = definePage\(/, (next) => {
    return `\nconst ${pascal} = definePage('${camel}', () => import('../routes/${kebab}/index.ts'));${next}`;
  });
  draft.change(routes, /\.\.\.others \} = paths/, () => `${camel}, ...others } = paths`);
  draft.change(routes, /\n +\.\.\.keys\.map\(/, (next) => {
    return `\n  { path: ${camel}, element: <${pascal} />, preload: ${pascal}.preload },${next}`;
  });
  draft.run('npm run messages -w apps/site');
  draft.next(
    'translate its texts: npm run messages -w apps/site -- add translations.json',
    `npm run dev, and look at http://localhost:5173${known ? ' at its address' : `/${kebab}`}`,
    'write its end-to-end test in apps/site/e2e',
  );
}
