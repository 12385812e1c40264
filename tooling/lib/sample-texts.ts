/** The properties whose texts are shown as they are. */
const shown = ['name', 'title', 'description', 'quote', 'summary', 'content', 'email', 'phones', 'programs', 'efforts'];

/** The texts of samples that are long enough to be of no one else. */
export function sampleTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return value.length > 12 && (shown.includes(key) || key === '') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => sampleTexts(item, key));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) => sampleTexts(child, name));
}
