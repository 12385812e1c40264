import { findCourses } from '../courses/find.ts';
import type { Store } from '../db/types.ts';
import { words } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { isForm } from './search.ts';

/** How many courses are read, and how many of them an answer names. */
const READ = 100;
const NAMED = 3;
/** How many words are looked up one by one. */
const TRIED = 6;

/** The first titles of the courses whose title, subject or provider has all of some folded words. */
export async function courseTitles(terms: readonly string[], { store, lang }: { store: Store; lang: Lang }) {
  if (terms.length === 0) return [];
  const { courses } = await findCourses(store, lang, { skip: 0, limit: READ, q: terms.join(' ') });
  return courses
    .filter(({ title, category, provider }) => {
      const all = words(`${title} ${category} ${provider}`);
      return terms.every((term) => all.some((word) => isForm(term, word)));
    })
    .slice(0, NAMED)
    .map(({ title }) => title);
}

/** The titles for all of some words, else for the first of them that any course has. */
export async function courseTitlesForAny(terms: readonly string[], where: { store: Store; lang: Lang }) {
  for (const asked of [terms, ...terms.slice(0, TRIED).map((term) => [term])]) {
    const titles = await courseTitles(asked, where);
    if (titles.length > 0) return titles;
  }
  return [];
}
