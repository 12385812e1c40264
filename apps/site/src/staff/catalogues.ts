import type { Language } from '@nzete/ui/format';
import { type Area, createCatalogues, type Messages } from '../shared/texts/catalogues.ts';

type Loader = () => Promise<{ default: Messages }>;

// `common` has the texts of the staff area, of the design system and of the site's shared parts; a
// part with a catalogue of its own is named after its folder: `staffInbox`.
const common = import.meta.glob<{ default: Messages }>('./catalogues/*.ts');
const parts = import.meta.glob<{ default: Messages }>('./*/locales/*.json');

const changed = new Map<Language, Promise<Messages>>();

/** What staff have written in place of messages, in the staff area too. */
function changedTexts(language: Language): Promise<Messages> {
  const known = changed.get(language);
  if (known) return known;
  const texts = fetch(`/texts/staff/${language}`).then((answer): Promise<Messages> | Messages =>
    answer.ok ? answer.json() : {},
  );
  const orNone = texts.catch(() => ({}));
  changed.set(language, orNone);
  return orNone;
}

async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const folder = area.replace(/^staff/, '').toLowerCase();
  const file = area === 'common' ? `./catalogues/${language}.ts` : `./${folder}/locales/${language}.json`;
  const load: Loader | undefined = { ...common, ...parts }[file];
  const [own, texts] = await Promise.all([load?.(), changedTexts(language)]);
  return { ...own?.default, ...texts };
}

/** The catalogues of the staff area. */
export const catalogues = createCatalogues(fetchMessages);
