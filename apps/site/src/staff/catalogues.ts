import type { Language } from '@nzete/ui/format';
import { type Area, createCatalogues, type Messages } from '../shared/texts/catalogues.ts';

type Loader = () => Promise<{ default: Messages }>;

// `common` has the texts of the staff area, of the design system and of the site's shared parts; a
// part with a catalogue of its own is named after its folder: `staffInbox`.
const common = import.meta.glob<{ default: Messages }>('./catalogues/*.ts');
const parts = import.meta.glob<{ default: Messages }>('./*/locales/*.json');

async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const folder = area.replace(/^staff/, '').toLowerCase();
  const file = area === 'common' ? `./catalogues/${language}.ts` : `./${folder}/locales/${language}.json`;
  const load: Loader | undefined = { ...common, ...parts }[file];
  return load ? (await load()).default : {};
}

/** The catalogues of the staff area. */
export const catalogues = createCatalogues(fetchMessages);
