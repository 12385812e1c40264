import type { GetTranslationsApiArg } from '../generated/staff.ts';

/**
 * The URL of texts as a file for a translator, for a download by a signed-in member of staff.
 *
 * @example exportTranslationsUrl('/api', { language: 'ln', format: 'csv' }) // '/api/staff/translations/export?language=ln&format=csv'
 */
export function exportTranslationsUrl(
  baseUrl: string,
  filter: Omit<GetTranslationsApiArg, 'q' | 'page'> & { format: 'xliff' | 'csv' },
): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${baseUrl.replace(/\/+$/, '')}/staff/translations/export?${query}`;
}
