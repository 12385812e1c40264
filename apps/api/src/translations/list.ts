import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { foldText } from '../db/fold.ts';
import type { Database, Store } from '../db/types.ts';
import { countPages } from '../visits/overview.ts';
import { type FoundText, type Language, readSources, readTexts, withTerms } from './read.ts';
import {
  type Counts,
  type LanguageCounts,
  TEXTS_ON_PAGE,
  type Text,
  type TextFilter,
  type Texts,
  translated,
} from './schemas.ts';

type Parts = Pick<FastifyInstance, 'readInterfaceData'> & { store: Pick<Store, 'db'> };

export function countStates(texts: readonly Pick<FoundText, 'state'>[]): Counts {
  const counts: Counts = { missing: 0, drafted: 0, checked: 0, outdated: 0 };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}

/** Every word, or its beginning, as it was typed or without accents. */
function matcher(words: string | undefined): (text: FoundText) => boolean {
  const parts = foldText(words ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (parts.length === 0) return () => true;
  return ({ english, french, text, name }) => {
    const folded = foldText([english, french ?? '', text ?? '', name].join(' '));
    return parts.every((part) => folded.includes(part));
  };
}

/** What matches, whatever its state. */
function filterTexts(
  texts: readonly FoundText[],
  { source, at, q }: Omit<TextFilter, 'state' | 'language'>,
): FoundText[] {
  const matches = matcher(q);
  return texts.filter(
    (text) => (source ?? text.source) === text.source && (at ?? text.place) === text.place && matches(text),
  );
}

const inState = (texts: readonly FoundText[], state: TextFilter['state']) =>
  texts.filter((text) => (state ?? text.state) === text.state);

export async function findTexts(parts: Parts, { language, state, ...filter }: TextFilter): Promise<FoundText[]> {
  return inState(filterTexts(await readTexts(parts, parts.store.db, language), filter), state);
}

function placesOf(texts: readonly FoundText[]): Texts['places'] {
  const places = new Map(texts.map(({ place, source, pages }) => [place, { id: place, source, pages }]));
  return [...places.values()].map((one) => ({
    ...one,
    counts: countStates(texts.filter(({ place }) => place === one.id)),
  }));
}

/** How many texts each language has in each state. */
export async function countTexts(parts: Parts): Promise<LanguageCounts[]> {
  const { db } = parts.store;
  const sources = readSources(db);
  return Promise.all(
    translated.map(async (language) => ({
      language,
      counts: countStates(await readTexts(parts, db, language, sources)),
    })),
  );
}

/** When each list of content was published last. */
async function publications(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('content_version')
    .select(({ fn }) => ['path', fn.max('loaded_at').as('at')])
    .groupBy('path')
    .execute();
  return new Map(rows.map(({ path, at }) => [`content${path}`, at]));
}

/** The texts of the most read pages first, of these the newest. */
async function inOrder(texts: readonly FoundText[], db: Kysely<Database>): Promise<FoundText[]> {
  const reads = new Map((await countPages(db)).map(({ path, count }) => [path, count]));
  const published = await publications(db);
  const readsOf = ({ pages }: FoundText) => Math.max(0, ...pages.map((page) => reads.get(page) ?? 0));
  const placed = texts.map((text) => ({ text, reads: readsOf(text), at: published.get(text.place) ?? '' }));
  return placed
    .toSorted((a, b) => b.reads - a.reads || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ text }) => text);
}

/** One page of texts. */
export async function listTexts(
  parts: Parts,
  { language, state, page = 1, ...filter }: TextFilter & { page?: number | undefined },
): Promise<Texts> {
  const all = await readTexts(parts, parts.store.db, language);
  const found = filterTexts(all, filter);
  const matching = await inOrder(inState(found, state), parts.store.db);
  const data = await parts.readInterfaceData();
  const shown = matching.slice((page - 1) * TEXTS_ON_PAGE, page * TEXTS_ON_PAGE);
  return {
    texts: shown.map((text) => withTerms(text, data, language)),
    total: matching.length,
    page_size: TEXTS_ON_PAGE,
    counts: countStates(found),
    places: placesOf(all),
  };
}

/** One text; undefined if there is none with this id. */
export async function readText(parts: Parts, id: string, language: Language): Promise<Text | undefined> {
  const found = (await readTexts(parts, parts.store.db, language)).find((text) => text.id === id);
  return found && withTerms(found, await parts.readInterfaceData(), language);
}
