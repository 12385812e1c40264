import type { GetCoursesApiArg } from '@nzete/api-client/learning';
import type { PageAddress } from '../../shared/address.ts';

export const PAGE_SIZE = 10;

/** The categories of the catalogue, the same values in every language. */
export const categories = [
  'Digital Literacy',
  'Programming',
  'Web Development',
  'Mobile Development',
  'Computer Science',
  'Data Science',
  'Database Management',
  'AI/ML',
  'Cloud Computing',
  'Cybersecurity',
  'Digital Marketing',
  'UI/UX Design',
  'Climate Change',
] as const satisfies readonly GetCoursesApiArg['category'][];

export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies readonly GetCoursesApiArg['level'][];

/** The page of the list that an address names. */
export const pageIn = (chosen: URLSearchParams) => Number(chosen.get('page') ?? 1);

/** What the API is asked for the part of the list that an address names; the language is added. */
export function courseQuery(chosen: URLSearchParams): Omit<GetCoursesApiArg, 'lang'> {
  const { page: _, ...filters } = Object.fromEntries(chosen);
  return { skip: (pageIn(chosen) - 1) * PAGE_SIZE, limit: PAGE_SIZE, ...filters };
}

const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);

/** What the page reads of its address: words, filters and page of the course list. */
export const address: PageAddress = {
  parameters: {
    q: /^(?=.*\S)\P{Cc}{1,80}$/u,
    level: oneOf(levels),
    category: oneOf(categories),
    provider: /^\P{Cc}{1,80}$/u,
    page: /^[1-9]\d{0,2}$/,
  },
  reads: (chosen) => [['getCoursePage', courseQuery(chosen)]],
};
