import type { CoursePack, Lang } from '../generated/learning.ts';

const fileUrl = (baseUrl: string, part: CoursePack['id'], file: string, lang: Lang) =>
  `${baseUrl.replace(/\/+$/, '')}/course-packs/${part}/${file}?lang=${lang}`;

/**
 * The URL of the lessons of a part as one HTML file, for a link or a download.
 *
 * @example coursePackPageUrl('/api', 'basics', 'fr') // '/api/course-packs/basics/page?lang=fr'
 */
export const coursePackPageUrl = (baseUrl: string, part: CoursePack['id'], lang: Lang): string =>
  fileUrl(baseUrl, part, 'page', lang);

/**
 * The URL of the same file in a ZIP.
 *
 * @example coursePackZipUrl('/api', 'basics', 'fr') // '/api/course-packs/basics/zip?lang=fr'
 */
export const coursePackZipUrl = (baseUrl: string, part: CoursePack['id'], lang: Lang): string =>
  fileUrl(baseUrl, part, 'zip', lang);
