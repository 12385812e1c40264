/** Every address of the site by its name, for links. `app/routes.tsx` says which page is at each. */
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
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** Second addresses of a page. */
const aliases: Readonly<Record<string, Path>> = {
  [paths.dataPortal]: paths.data,
  [paths.partnerCollaboration]: paths.partners,
};

/** The address of a page for search engines: a page with two addresses has one. */
export const canonicalPath = (path: string): string => aliases[path] ?? path;

/** The folder in `routes/` with the page of an address of the site. */
export const pageOf = (path: Path): string => canonicalPath(path).split('/').at(-1) || 'home';
