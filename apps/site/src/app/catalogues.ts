import type { Language } from '@nzete/ui/format';
import { type Area, createCatalogues, type Messages } from '../shared/texts/catalogues.ts';
import type { ChangedTexts } from './renderer.ts';

type Loader = () => Promise<{ default: Messages }>;

// `common` has the texts of the shell, `shared` and the design system; each page has its own
// folder.
const common = import.meta.glob<{ default: Messages }>('./catalogues/*.ts');
const pages = import.meta.glob<{ default: Messages }>('./*/locales/*.json', { base: '../routes' });

/** `true`: the server has some. */
let changed: ChangedTexts | true | undefined;

/** From now on texts of staff replace messages: these, or those that the server has then. */
export function setChangedTexts(texts: typeof changed): void {
  changed = texts;
}

const fileOf = (language: Language, area: Area) =>
  area === 'common' ? `./catalogues/${language}.ts` : `./${area}/locales/${language}.json`;

/** The modules with the texts of a page, as the manifest names them. */
export const textModules = (language: Language, area: Area): string[] => {
  const own = fileOf(language, area);
  const texts = `src/routes/${area}/locales/${language}.json`;
  return [`src/app/catalogues/${language}.ts`, ...(own in pages ? [texts] : [])];
};

/** Some areas, such as "not found", have no texts of their own. */
async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const load: Loader | undefined = { ...common, ...pages }[fileOf(language, area)];
  const [own, texts] = await Promise.all([
    load?.(),
    changed === true
      ? fetch(`/texts/site/${language}`)
          .then((answer) => answer.json())
          .catch(() => {}) // a page is read without them rather than not at all
      : changed,
  ]);
  return Object.assign({}, own?.default, texts);
}

/** The catalogues of the site. On the server all requests share them. */
export const catalogues = createCatalogues(fetchMessages);
