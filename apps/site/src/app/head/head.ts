export interface PageMeta {
  title: string;
  description: string;
  path: string | undefined;
  language: string;
  origin: string;
  image?: string;
  isIndexed?: boolean;
  jsonLd?: readonly object[];
}
const esc = (t: string) => t.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export function renderHead({ title, description }: PageMeta): string {
  return `<title>${esc(title)}</title><meta name="description" content="${esc(description)}">`;
}
