import type { Language } from '@nzete/ui/format';
import { type Area, createCatalogues, type Messages } from '../features/language/catalogues.ts';

type Loader = () => Promise<{ default: Messages }>;

// Found, not listed: a page brings its texts in its own folder. `common` has those of the shell, of `shared`, and of the design system.
const common = import.meta.glob<{ default: Messages }>('./catalogues/*.ts');
const pages = import.meta.glob<{ default: Messages }>('../routes/*/locales/*.json');

/** An area without texts of its own, such as "not found", has none. */
async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const file = area === 'common' ? `./catalogues/${language}.ts` : `../routes/${area}/locales/${language}.json`;
  const load: Loader | undefined = { ...common, ...pages }[file];
  return load ? (await load()).default : {};
}

/** The catalogues of the site. On the server all visits share them. */
export const catalogues = createCatalogues(fetchMessages);
