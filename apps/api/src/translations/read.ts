import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { bodyOfDraft } from '../content/editing/drafts/drafts.ts';
import { checksByPath } from '../content/editing/lists.ts';
import { pagesOf } from '../content/editing/pages.ts';
import { type Check, isPlacedTexts, translationState } from '../content/editing/texts.ts';
import { walk } from '../content/rules/walk.ts';
import { contentPaths } from '../content/source-files.ts';
import { storedContentFiles } from '../content-files/files.ts';
import type { Database } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import { contentPlaceholders, messagePlaceholders } from './icu.ts';
import type { InterfaceData } from './interface-data.ts';
import { readOverrides } from './overrides.ts';
import type { Text } from './schemas.ts';

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
  draftSavedBy: string | null;
}

/** The texts of a content list in a language. */
export function textsOfList(
  path: string,
  { body, draftSavedBy }: ContentBody,
  language: Language,
  checks: readonly Check[],
): FoundText[] {
  const place = `content${path}`;
  const pages = [...pagesOf(path)];
  return [...walk(body)].flatMap(({ place: name, value }) => {
    if (!isPlacedTexts(value) || filledOrNull(value.en) === null) return [];
    const text = filledOrNull(value[language]);
    return {
      id: `${place}#${name}`,
      source: 'content' as const,
      place,
      pages,
      name,
      description: null,
      english: value.en,
      french: filledOrNull(value.fr),
      text,
      program_text: null,
      ...stateOf(checks, language, text, value.en),
      is_overridden: false,
      draft_saved_by: draftSavedBy,
    };
  });
}

/** The messages of the interface in a language. `changed` has the texts in place of the program's. */
export function textsOfInterface(
  { messages }: InterfaceData,
  language: Language,
  { changed, checks }: { changed: ReadonlyMap<string, string>; checks: ReadonlyMap<string, readonly Check[]> },
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
      french: filledOrNull(texts.fr),
      text,
      program_text: override === undefined ? null : program,
      ...stateOf(checks.get(place) ?? [], language, text, texts.en),
      is_overridden: override !== undefined,
      draft_saved_by: null,
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
      return [path, { body: (draft && bodyOfDraft(draft)) ?? published, draftSavedBy: draft?.saved_by ?? null }];
    }),
  );
}

type Parts = Pick<FastifyInstance, 'readInterfaceData'>;

/** Every text in a language: content in the order of the OpenAPI document, then the interface. */
export async function readTexts(
  { readInterfaceData }: Parts,
  db: Kysely<Database>,
  language: Language,
): Promise<FoundText[]> {
  const checks = await checksByPath(db);
  const bodies = await contentBodies(db);
  const content = contentPaths.flatMap((path) => {
    const body = bodies.get(path);
    return body ? textsOfList(path, body, language, checks.get(path) ?? []) : [];
  });
  const overrides = await readOverrides(db, readInterfaceData, language);
  const changed = new Map(overrides.map(({ message, text }) => [message, text]));
  return [...content, ...textsOfInterface(await readInterfaceData(), language, { changed, checks })];
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
