import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { bodyOfDraft } from '../content/editing/drafts/drafts.ts';
import { checksByPath } from '../content/editing/lists.ts';
import { pagesOf } from '../content/editing/pages.ts';
import { type Check, originalOf, translationState } from '../content/editing/texts.ts';
import { walk } from '../content/rules/walk.ts';
import { contentPaths } from '../content/source-files.ts';
import { storedContentFiles } from '../content-files/files.ts';
import { isTexts } from '../content-files/localise.ts';
import type { Database } from '../db/types.ts';
import type { Lang, WrittenTexts } from '../text/languages.ts';
import { contentPlaceholders, messagePlaceholders } from './icu.ts';
import type { InterfaceData } from './interface-data.ts';
import { readOverrides } from './overrides.ts';
import type { Text } from './schemas.ts';
import { isSecured } from './secured.ts';

type StoredProposal = Selectable<Database['text_proposal']>;

export type Language = Exclude<Lang, 'en'>;

/** A text before its terms are looked up, which only those on one page need. */
export type FoundText = Omit<Text, 'terms' | 'placeholders'>;

const unchecked = { checked_by: null, checked_at: null, english_when_checked: null };

function stateOf(checks: readonly Check[], language: Language, text: string | null, english: string) {
  if (text === null) return { state: 'missing' as const, ...unchecked };
  const { original_when_checked, ...state } = translationState(checks, language, text, english);
  return { ...state, english_when_checked: original_when_checked };
}

/** Blank is missing: a new entry of a draft has no texts yet. */
const filledOrNull = (text: string | undefined): string | null => (text?.trim() ? text : null);

interface ContentBody {
  body: unknown;
  /** What visitors see; the same as `body` without a draft. */
  published: unknown;
  draftSavedBy: string | null;
}

/** The published text that a text of a draft is; undefined if there is none with this original. */
export function publishedTexts(published: unknown, name: string, original: string): WrittenTexts | undefined {
  const same = [...walk(published)].filter(({ value }) => isTexts(value) && originalOf(value)?.text === original);
  // A draft with another entry above has it at another place.
  const found = same.find(({ place }) => place === name) ?? (same.length === 1 ? same[0] : undefined);
  return found?.value as WrittenTexts | undefined;
}

/** The texts of a content list in a language. */
export function textsOfList(
  path: string,
  { body, published, draftSavedBy }: ContentBody,
  language: Language,
  checks: readonly Check[],
): FoundText[] {
  const place = `content${path}`;
  const pages = [...pagesOf(path)];
  return [...walk(body)].flatMap(({ place: name, value }) => {
    const original = isTexts(value) ? originalOf(value) : undefined;
    if (!isTexts(value) || !original || original.language === language) return [];
    const text = filledOrNull(value[language]);
    const shown = draftSavedBy === null ? value : publishedTexts(published, name, original.text);
    return {
      id: `${place}#${name}`,
      source: 'content' as const,
      place,
      pages,
      name,
      description: null,
      english: original.text,
      original_language: original.language,
      french: filledOrNull(value.fr),
      text,
      program_text: null,
      ...stateOf(checks, language, text, original.text),
      is_overridden: false,
      is_shown: text !== null && shown?.[language] === text,
      draft_saved_by: draftSavedBy,
      needs_approval: false,
      proposal: null,
    };
  });
}

interface InterfaceState {
  changed: ReadonlyMap<string, string>;
  checks: ReadonlyMap<string, readonly Check[]>;
  proposals: ReadonlyMap<string, StoredProposal>;
}

const proposalOf = (row: StoredProposal | undefined): Text['proposal'] =>
  row ? { text: row.text, by: row.proposed_by, at: row.proposed_at, ready_at: row.ready_at } : null;

/** The messages of the interface in a language. `changed` has the texts in place of the program's. */
export function textsOfInterface(
  { messages }: InterfaceData,
  language: Language,
  { changed, checks, proposals }: InterfaceState,
): FoundText[] {
  return [...messages].map(([name, { area, pages, description, texts }]) => {
    const place = `interface/${area}`;
    const program = filledOrNull(texts[language]);
    const override = changed.get(name);
    const text = override ?? program;
    return {
      id: `${place}#${name}`,
      source: 'interface' as const,
      place,
      pages: [...pages],
      name,
      description: description || null,
      english: texts.en,
      original_language: 'en' as const,
      french: filledOrNull(texts.fr),
      text,
      program_text: override === undefined ? null : program,
      ...stateOf(checks.get(place) ?? [], language, text, texts.en),
      is_overridden: override !== undefined,
      is_shown: text !== null,
      draft_saved_by: null,
      needs_approval: isSecured(name),
      proposal: proposalOf(proposals.get(name)),
    };
  });
}

/** Each list as its draft is, or as it is published. */
async function contentBodies(db: Kysely<Database>): Promise<Map<string, ContentBody>> {
  const rows = await db.selectFrom('content_draft').select(['path', 'body', 'saved_by']).execute();
  const drafts = new Map(rows.map((row) => [row.path, row]));
  return new Map(
    [...(await storedContentFiles({ db }))].map(([path, published]) => {
      const draft = drafts.get(path);
      return [
        path,
        { body: (draft && bodyOfDraft(draft)) ?? published, published, draftSavedBy: draft?.saved_by ?? null },
      ];
    }),
  );
}

const proposalsIn = (db: Kysely<Database>, language: Language) =>
  db.selectFrom('text_proposal').selectAll().where('language', '=', language).execute();

type Parts = Pick<FastifyInstance, 'readInterfaceData'>;

/** What the texts of every language are read from. */
export const readSources = async (db: Kysely<Database>) => ({
  checks: await checksByPath(db),
  bodies: await contentBodies(db),
});

/**
 * Every text in a language: content in the order of the OpenAPI document, then the interface.
 *
 * @param sources read before, for several languages
 */
export async function readTexts(
  { readInterfaceData }: Parts,
  db: Kysely<Database>,
  language: Language,
  sources = readSources(db),
): Promise<FoundText[]> {
  const { checks, bodies } = await sources;
  const content = contentPaths.flatMap((path) => {
    const body = bodies.get(path);
    return body ? textsOfList(path, body, language, checks.get(path) ?? []) : [];
  });
  const overrides = await readOverrides(db, readInterfaceData, language);
  const changed = new Map(overrides.map(({ message, text }) => [message, text]));
  const proposals = new Map((await proposalsIn(db, language)).map((row) => [row.message, row]));
  const state = { changed, checks, proposals };
  return [...content, ...textsOfInterface(await readInterfaceData(), language, state)];
}

/** What a translation of a text must keep. */
const placeholdersOf = ({ source, english }: Pick<FoundText, 'source' | 'english'>): string[] =>
  source === 'content' ? contentPlaceholders(english) : messagePlaceholders(english);

const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, 'x').replaceAll(/<\/?\w+>/g, '');

/** With the terms of the glossary that its English has. */
export function withTerms(text: FoundText, { terms }: InterfaceData, language: Language): Text {
  const english = withoutNames(text.english);
  const found = terms.flatMap(({ english: term, pattern, translations }) => {
    const translation = translations[language];
    return translation && new RegExp(pattern, 'iu').test(english) ? [{ english: term, translation }] : [];
  });
  return { ...text, placeholders: placeholdersOf(text), terms: found };
}
