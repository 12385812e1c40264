import { inPluralForms, translationFaults } from './icu.ts';

/** A message of the package. */
export interface Message {
  english: string;
  /** Where it is, and what it is for. */
  description: string;
}

/** A message as the translator gets it. */
export interface Entry extends Message {
  /** The English in the plural forms of the language, to be translated. */
  plural?: string;
  /** Empty until it is translated. */
  translation: string;
}

/** Of the catalogue of a language: the file of the translator, and that of the IntlProvider. */
export interface Catalogue {
  entries: Record<string, Entry>;
  messages: Record<string, string>;
}

/** The state of a catalogue: message ids, and sentences for those that are wrong. */
export interface Findings {
  missing: string[];
  /** Messages that the package does not have. */
  unused: string[];
  wrong: string[];
  /** Translated messages with another English text than before. */
  changed: string[];
}

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The source without what is neither used nor translated. */
export function onlyUsed<T>(source: Record<string, T>, used: ReadonlySet<string>, old: Partial<Catalogue>) {
  const isNeeded = (id: string) => used.has(id) || old.entries?.[id]?.translation || old.messages?.[id];
  return Object.fromEntries(Object.entries(source).filter(([id]) => isNeeded(id)));
}

/** The catalogue with every message of the package, and what is still to be done. */
export function updateCatalogue(
  source: Record<string, Message>,
  language: string,
  old: Partial<Catalogue> = {},
): Catalogue & { findings: Findings } {
  const { entries: oldEntries = {}, messages: oldMessages = {} } = old;
  const findings: Findings = { missing: [], unused: [], wrong: [], changed: [] };
  const entries: Record<string, Entry> = {};
  const messages: Record<string, string> = {};
  for (const [id, { english, description }] of Object.entries(source)) {
    const before = oldEntries[id];
    const translation = before?.translation || oldMessages[id] || '';
    const plural = inPluralForms(english, language);
    entries[id] = { english, description, ...(plural && { plural }), translation };
    if (!translation) {
      findings.missing.push(id);
      continue;
    }
    if (before && before.english !== english) findings.changed.push(id);
    const faults = translationFaults(english, translation, language);
    findings.wrong.push(...faults.map((fault) => `${id} ${fault}`));
    if (faults.length === 0) messages[id] = translation;
  }
  // Kept for the translator, who may need the text of a renamed message.
  const translated = Object.entries(oldEntries).filter(([, { translation }]) => translation);
  for (const [id, entry] of translated) if (!(id in source)) entries[id] = entry;
  const known = new Set([...translated.map(([id]) => id), ...Object.keys(oldMessages)]);
  findings.unused = [...known].filter((id) => !(id in source)).sort();
  return { entries: sorted(entries), messages: sorted(messages), findings };
}
