import { samplePages } from '../../content-files/samples.ts';

/** On every page; the first screen stands for all. */
const everywhere = ['/'];

/** The pages of the site that show a list, checked by a test that renders them. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/navigation': everywhere,
  '/settings': everywhere,
  '/social_media_links': everywhere,
  '/hero': ['/'],
  '/about': ['/about', '/reports'],
  '/team': ['/team'],
  '/impact-metrics': ['/impact', '/reports', '/partners', '/partnerships'],
  '/stories': ['/impact'],
  '/reports': ['/reports', '/impact'],
  '/partners': ['/partners', '/partnerships'],
  '/partnership-benefits': ['/partnerships'],
  '/partnership-updates': ['/partnerships'],
  '/crypto-addresses': ['/donate'],
  '/donation-methods': ['/donate'],
  '/curriculum': ['/digital-literacy'],
  '/courses/list': ['/digital-literacy'],
  '/courses/samples': ['/digital-literacy'],
  '/photos': ['/impact'],
  '/photos/borehole': ['/gallery'],
  '/photos/tree-planting': ['/gallery'],
  '/photos/community-philanthropy': ['/gallery'],
  '/photos/other': ['/gallery'],
  '/photos/climate-gallery-preview': ['/climate-mitigation'],
  '/photos/community-gallery-preview': ['/community-empowerment'],
  '/photos/community-gallery': ['/community-gallery'],
  '/photos/digital-literacy-gallery': ['/digital-literacy'],
  '/climate-programs': ['/climate-mitigation'],
  '/climate-success-stories': ['/climate-mitigation', '/partnerships'],
  '/community-programs': ['/community-empowerment'],
  '/community-testimonials': ['/community-empowerment'],
  '/community-impact-stats': ['/community-empowerment'],
  '/wildlife': ['/wildlife'],
  '/biodiversity': ['/biodiversity'],
  '/volunteer-opportunities': ['/volunteers'],
  '/events': ['/events'],
  '/lessons': ['/lessons'],
};

/** Where a sample is marked as one. */
const marked = [...new Set(Object.values(samplePages).flat())].filter((page) => page.startsWith('/')).toSorted();

/** The guide is a file to download, and the assistant's words are no page. */
export function pagesOf(path: string): readonly string[] {
  if (path === '/samples') return marked;
  if (path.startsWith('/explained/')) return [`/help/${path.slice('/explained/'.length)}`];
  return pages[path] ?? [];
}
