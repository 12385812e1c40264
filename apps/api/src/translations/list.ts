import type { FastifyInstance } from 'fastify';
import { foldText } from '../db/fold.ts';
import { type FoundText, type Language, readTexts, withTerms } from './read.ts';
import { type Counts, TEXTS_ON_PAGE, type Text, type TextFilter, type Texts } from './schemas.ts';

type Parts = Pick<FastifyInstance, 'store' | 'readInterfaceData'>;

export function countStates(texts: readonly Pick<FoundText, 'state'>[]): Counts {
  const counts: Counts = { missing: 0, drafted: 0, checked: 0, outdated: 0 };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}

/** Every word, or its beginning, as it was typed or without accents. */
function matcher(words: string | undefined): (text: FoundText) => boolean {
  const parts = foldText((words ?? '').normalize('NFC'))
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

/** One page of texts. */
export async function listTexts(
  parts: Parts,
  { language, state, page = 1, ...filter }: TextFilter & { page?: number | undefined },
): Promise<Texts> {
  const all = await readTexts(parts, parts.store.db, language);
  const found = filterTexts(all, filter);
  const matching = inState(found, state);
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
