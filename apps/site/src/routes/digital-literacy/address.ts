import type { GetCoursesApiArg } from '@nzete/api-client/learning';
import type { CourseChoice } from '@nzete/ui/CourseBrowser';
import { courseCategories, courseLevels } from '@nzete/ui/CourseCard';
import type { PageAddress } from '../../shared/address.ts';
import { paths } from '../../shared/routes.ts';

export const PAGE_SIZE = 10;

/** The page of the list that an address names. */
export const pageIn = (chosen: URLSearchParams) => Number(chosen.get('page') ?? 1);

/** What an address searches for. */
export const choiceIn = (chosen: URLSearchParams): CourseChoice => ({
  q: chosen.get('q') ?? '',
  level: chosen.get('level') ?? '',
  category: chosen.get('category') ?? '',
  provider: chosen.get('provider') ?? '',
});

/** The address of a page of the list; what else the current one says stays, such as the language. */
export function addressOf(choice: CourseChoice, page: number, current = ''): string {
  const parameters = new URLSearchParams(current);
  for (const [name, value] of Object.entries({ ...choice, page: page > 1 ? `${page}` : '' })) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const search = parameters.toString();
  return paths.digitalLiteracy + (search && `?${search}`);
}

/** What the API is asked for the courses that an address searches for; the language is added. */
export function filterQuery(chosen: URLSearchParams): Omit<GetCoursesApiArg, 'lang' | 'skip' | 'limit'> {
  const { page: _, ...filters } = Object.fromEntries(chosen);
  return filters;
}

/** The same, for one page of them. */
export const courseQuery = (chosen: URLSearchParams, page = pageIn(chosen)) => ({
  ...filterQuery(chosen),
  skip: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE,
});

const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);

/** What the page reads of its address: words, filters and page of the course list. */
export const address: PageAddress = {
  parameters: {
    q: /^(?=.*\S)\P{Cc}{1,80}$/u,
    level: oneOf(courseLevels),
    category: oneOf(courseCategories),
    provider: /^\P{Cc}{1,80}$/u,
    page: /^[1-9]\d{0,2}$/,
  },
  reads: (chosen) => [
    ['getCoursePage', courseQuery(chosen)],
    ['getCourseFilters', filterQuery(chosen)],
  ],
};
