import { type StaffRole, staffRoles } from '@nzete/domain';

/** Where the staff area is. */
export const staffBase = '/staff';

/** The paths of its pages, below `staffBase`. */
export const staffPaths = {
  today: '/',
  inbox: '/inbox',
  content: '/content',
  translations: '/translations',
  news: '/news',
  newsletter: '/newsletter',
  gifts: '/gifts',
  events: '/events',
  templates: '/templates',
  people: '/people',
  audit: '/audit',
  sessions: '/sessions',
  signIn: '/sign-in',
  invitation: '/invitation',
} as const;

type Page = (typeof staffPaths)[keyof typeof staffPaths];

/** A page, or the pattern of pages below it. */
export type StaffPath = Page | `${Page}/:id`;

/** Who may open a page. The server checks every call; here it decides what is offered. */
const pageRoles: Partial<Record<StaffPath, readonly StaffRole[]>> = {
  '/people': ['administrator'],
  '/audit': ['reviewer', 'administrator'],
};

export const mayOpen = (role: StaffRole, path: StaffPath): boolean => (pageRoles[path] ?? staffRoles).includes(role);

/** The sign-in, which leads back to a page. */
export const signInPath = (to: string): string =>
  to.length > 1 ? `${staffPaths.signIn}?${new URLSearchParams({ to })}` : staffPaths.signIn;

/** The page that a sign-in leads to. Only a page of the staff area: the text is in the URL. */
export const pageAfter = (search: URLSearchParams): string => {
  const to = search.get('to') ?? '';
  return /^\/(?![/\\])/.test(to) && !to.startsWith(staffPaths.signIn) ? to : staffPaths.today;
};
