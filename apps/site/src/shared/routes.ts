import { identityDocumentsPath, type Topic, topics } from '@nzete/domain';

/** Every path of the site by name, for links. `app/routes.tsx` maps them to pages. */
export const paths = {
  home: '/',
  volunteers: '/volunteers',
  data: '/data',
  dataPortal: '/data-portal',
  impact: '/impact',
  partners: '/partners',
  partnerCollaboration: '/partner-collaboration',
  partnerships: '/partnerships',
  about: '/about',
  team: '/team',
  gallery: '/gallery',
  donate: '/donate',
  gift: '/donate/gift',
  ourStory: '/our-story',
  reports: '/reports',
  climateMitigation: '/climate-mitigation',
  communityEmpowerment: '/community-empowerment',
  communityGallery: '/community-gallery',
  digitalLiteracy: '/digital-literacy',
  responsibleMinerals: '/responsible-minerals',
  communityUnderstanding: '/responsible-minerals/community-understanding',
  communityVoice: '/responsible-minerals/community-voice',
  ethicalSourcing: '/responsible-minerals/ethical-sourcing',
  wildlife: '/wildlife',
  biodiversity: '/biodiversity',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  help: '/help',
  sendFeedback: '/send-feedback',
  privacyDetails: '/privacy-details',
  financialEducation: '/financial-education',
  accessibility: '/accessibility',
  lessons: '/lessons',
  events: '/events',
  eventSignUp: '/events/sign-up',
  status: '/status',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
} as const;

export { type Topic, topics };

/** The page that confirms a form. */
export const sentPath = '/sent';

/** The page with the forms that wait to be sent. */
export const outboxPath = '/outbox';

/** The page with the search of the site. */
export const searchPath = '/search';

/** The page of a visitor's account. */
export const accountPath = '/account';

/** Pages whose address belongs to one visitor. */
export const privatePaths = [sentPath, identityDocumentsPath] as const;

/** Pages that are in no list and no search engine. */
export const unlistedPaths = [sentPath, identityDocumentsPath, outboxPath, accountPath, searchPath] as const;

/** The page with the articles of a topic. */
export const topicPath = <T extends Topic>(topic: T) => `${paths.help}/${topic}` as const;

export type Path =
  | (typeof paths)[keyof typeof paths]
  | (typeof unlistedPaths)[number]
  | `${typeof paths.help}/${Topic}`;

function listPaths(): Path[] {
  return [...Object.values(paths), ...topics.map(topicPath)];
}

/** The paths of all pages that are listed. */
export const allPaths: readonly Path[] = /* @__PURE__ */ listPaths();

export const isPath = (path: string): path is Path => [...unlistedPaths, ...allPaths].some((each) => each === path);

/** The second path of a page, and its canonical path. */
const aliases: Readonly<Record<string, Path>> = {
  [paths.dataPortal]: paths.data,
  [paths.partnerCollaboration]: paths.partners,
};

/** The path of a page for search engines. */
export const canonicalPath = (path: string): string => aliases[path] ?? path;

/** The folder of a page in `routes/`. The topics are in that of `/help`, sign-ups in that of `/events`. */
export function pageOf(path: Path): string {
  if (path === paths.eventSignUp) return 'events';
  if (path.startsWith(`${paths.help}/`)) return 'help';
  return canonicalPath(path).split('/').at(-1) || 'home';
}
