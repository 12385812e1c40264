import type { Language } from '@nzete/ui/format';
import { type Area, createCatalogues, type Messages } from '../shared/texts/catalogues.ts';

type Loader = () => Promise<{ default: Messages }>;

// `common` has the texts of the shell, `shared` and the design system; each page has its own
// folder.
const common = import.meta.glob<{ default: Messages }>('./catalogues/*.ts');
const pages = import.meta.glob<{ default: Messages }>('../routes/*/locales/*.json');

/** Some areas, such as "not found", have no texts of their own. */
async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const file = area === 'common' ? `./catalogues/${language}.ts` : `../routes/${area}/locales/${language}.json`;
  const load: Loader | undefined = { ...common, ...pages }[file];
  return load ? (await load()).default : {};
}

/** The catalogues of the site. On the server all requests share them. */
export const catalogues = createCatalogues(fetchMessages);
