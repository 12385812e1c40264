import { findCourses } from '../courses/find.ts';
import { words } from '../text/fold.ts';
import type { AssistantContext } from './context.ts';

const isForm = (asked: string, word: string) =>
  word === asked || (asked.length > 3 && word.startsWith(asked) && word.length - asked.length <= 3);

/** The first titles of the courses whose title, subject or provider has all of some folded words. */
export async function courseTitles(terms: readonly string[], where: AssistantContext): Promise<string[]> {
  if (terms.length === 0) return [];
  const { courses } = await findCourses(where.store, where.lang, { skip: 0, limit: 100, q: terms.join(' ') });
  const matching = courses.filter(({ title, category, provider }) => {
    const all = words(`${title} ${category} ${provider}`);
    return terms.every((term) => all.some((word) => isForm(term, word)));
  });
  return matching.slice(0, 3).map(({ title }) => title);
}

/** The titles for all of some words, else for the first of them that any course has. */
export async function courseTitlesForAny(terms: readonly string[], where: AssistantContext): Promise<string[]> {
  for (const asked of [terms, ...terms.slice(0, 6).map((term) => [term])]) {
    const titles = await courseTitles(asked, where);
    if (titles.length > 0) return titles;
  }
  return [];
}
