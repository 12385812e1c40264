import type { GetCoursesApiArg } from '@nzete/api-client/learning';
import { courseCategories, courseLevels } from '@nzete/domain';
import type { CourseChoice } from '@nzete/ui/CourseBrowser';
import { paths } from '../../shared/routes.ts';
import { changeSearch, oneOf, optional, type SearchOf, textOf, typed } from '../../shared/searchParams.ts';

export const PAGE_SIZE = 10;

const anyOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);

/** Search, filters and page of the course list. */
export const search = {
  q: typed(/^(?=.*\S)\P{Cc}{1,80}$/u),
  level: textOf(anyOf(courseLevels)),
  category: textOf(anyOf(courseCategories)),
  provider: typed(/^\P{Cc}{1,80}$/u),
  samples: oneOf(['', 'none']),
  page: optional(/^[1-9]\d{0,2}$/),
};

export type CourseSearch = SearchOf<typeof search>;

/** The page number in the URL. */
export const pageIn = ({ page }: CourseSearch) => Number(page ?? 1);

/** The URL of a page of the list, with the other parameters kept. */
export function addressOf(choice: CourseChoice, page: number, current = ''): string {
  const changes = { ...choice, page: page > 1 ? `${page}` : undefined };
  const next = changeSearch(search, new URLSearchParams(current), changes).toString();
  return paths.digitalLiteracy + (next && `?${next}`);
}

/** The arguments of the course query, without page and language. */
export function filterQuery({ page: _, ...filters }: CourseSearch): Omit<GetCoursesApiArg, 'lang' | 'skip' | 'limit'> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The arguments of the course query for a page. */
export const courseQuery = (chosen: CourseSearch, page = pageIn(chosen)) => ({
  ...filterQuery(chosen),
  skip: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE,
});
