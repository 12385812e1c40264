import type { CoursePack, Lang } from '../generated/learning.ts';

/**
 * The URL of the lessons of a part as one HTML file, for a link or a download.
 *
 * @example coursePackPageUrl('/api', 'basics', 'fr') // '/api/course-packs/basics/page?lang=fr'
 */
export const coursePackPageUrl = (baseUrl: string, part: CoursePack['id'], lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/course-packs/${part}/page?lang=${lang}`;
