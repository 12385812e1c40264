import type { CoursePack, Lang } from '../generated/learning.ts';

/**
 * The URL of the lessons of a part as a ZIP, for memory cards.
 *
 * @example coursePackZipUrl('/api', 'mobile', 'sw') // '/api/course-packs/mobile/zip?lang=sw'
 */
export const coursePackZipUrl = (baseUrl: string, part: CoursePack['id'], lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/course-packs/${part}/zip?lang=${lang}`;
