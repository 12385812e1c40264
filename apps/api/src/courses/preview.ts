import { filesWith, type PreviewAnswer } from '../content-files/preview.ts';
import { buildCatalogue, fingerprintOf } from './catalogue.ts';
import { UnstoredCourses } from './find.ts';
import { DEFAULT_LIMIT } from './schemas.ts';
import { catalogueSource } from './source.ts';

const courseLists = ['/courses/list', '/courses/samples'];

/** The page asks twice, and again with each look at the same draft. */
let last: { fingerprint: string; courses: UnstoredCourses } | undefined;

/** The catalogue of a draft. */
export const preview: PreviewAnswer = async (parts, list, lang, url) => {
  if (!courseLists.includes(list.path) || !url.pathname.startsWith('/courses/')) return undefined;
  const source = catalogueSource(await filesWith(parts, list));
  const fingerprint = fingerprintOf(source);
  if (last?.fingerprint !== fingerprint) {
    last = { fingerprint, courses: new UnstoredCourses(buildCatalogue(source)) };
  }
  const { skip = 0, limit = DEFAULT_LIMIT, ...search } = Object.fromEntries(url.searchParams);
  if (url.pathname === '/courses/filters') return { body: last.courses.count(lang, search) };
  const found = last.courses.find(lang, { ...search, skip: Number(skip), limit: Number(limit) });
  return { body: found.courses, headers: { 'x-total-count': String(found.total) } };
};
