import { type SearchKind, searchKinds } from '@nzete/domain';
import type { Static } from 'typebox';
import type { AssistantContext } from '../assistant/context.ts';
import { findCourses } from '../courses/find.ts';
import { hasOneLetterTypo } from '../courses/one-letter-typo.ts';
import { fold, words } from '../text/fold.ts';
import { fallbackOf, type Lang } from '../text/languages.ts';
import { snippetOf } from './marks.ts';
import type { SearchResult, SearchResults } from './schemas.ts';
import type { SiteMatch, SiteSearch } from './site-search.ts';

/** Of each kind, if all are asked, and if one is. */
const FEW = 5;
const MANY = 50;

type Found = Static<typeof SearchResults>;
type Group = Found['groups'][number];

interface Asked {
  q: string;
  kind?: SearchKind | undefined;
}

/** The languages of a result, if one is not the asked one. */
function otherLanguages({ title, snippet }: { title?: Lang | undefined; snippet?: Lang | undefined } = {}) {
  const fallback = { ...(title && { title }), ...(snippet && { snippet }) };
  return Object.keys(fallback).length > 0 ? { fallback } : {};
}

function toResult({ entry, has }: SiteMatch): Static<typeof SearchResult> {
  const { title, href, text, sample, fallback } = entry;
  return { title, href, snippet: snippetOf(text, has), ...otherLanguages(fallback), ...(sample && { sample }) };
}

/** The courses that have all of the words, by the search of the catalogue. */
async function courseGroup({ q }: Asked, limit: number, { store, lang }: AssistantContext): Promise<Group> {
  const asked = words(q);
  const has = (word: string) => {
    const folded = fold(word);
    return asked.some((each) => folded.includes(each) || hasOneLetterTypo(each, folded));
  };
  const { courses, total } = await findCourses(store, lang, { skip: 0, limit, q });
  const results = courses.map((course) => {
    const { title, description, url, sample } = course;
    const { title: titleIn, description: snippetIn } = fallbackOf(course);
    const languages = otherLanguages({ title: titleIn, snippet: snippetIn });
    const snippet = snippetOf(description, has);
    return { title, href: url, snippet, ...languages, ...(sample && { sample: true as const }) };
  });
  return { kind: 'course', total, results };
}

/** What matches some words, by kind. The kind with the best match is first, courses are last. */
export async function findOnSite(asked: Asked, search: SiteSearch, context: AssistantContext): Promise<Found> {
  const limit = asked.kind ? MANY : FEW;
  const matches = await search.find(asked.q, context);
  const best = (kind: SearchKind) => matches.find(({ entry }) => entry.kind === kind)?.score ?? 0;
  const groups = searchKinds
    .filter((kind) => kind !== 'course' && (asked.kind ?? kind) === kind)
    .map((kind): Group => {
      const own = matches.filter(({ entry }) => entry.kind === kind);
      return { kind, total: own.length, results: own.slice(0, limit).map(toResult) };
    })
    .sort((a, b) => best(b.kind) - best(a.kind));
  if ((asked.kind ?? 'course') === 'course') groups.push(await courseGroup(asked, limit, context));
  const filled = groups.filter(({ total }) => total > 0);
  return { total: filled.reduce((sum, { total }) => sum + total, 0), groups: filled };
}
