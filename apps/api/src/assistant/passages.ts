import type { ContentResource } from '../content/content-resource.ts';
import { type NamedSchema, schemaNamed } from '../http/schemas.ts';

/** A piece of the site's content that an answer can quote. */
export interface Passage {
  id: number;
  title: string;
  text: string;
  /** The page that shows it. */
  href: string;
}

/** Account numbers, wallets and contacts, and people and partners: an answer sends the visitor to the page that shows them. */
const notQuoted = new Set([
  '/crypto-addresses',
  '/donation-methods',
  '/settings',
  '/social_media_links',
  '/team',
  '/partners',
  '/community-testimonials',
]);

/** The pages of content answers; for the others their tag says which. */
const pageOfPath: Record<string, string> = {
  '/biodiversity': '/biodiversity',
  '/reports': '/reports',
  '/wildlife': '/wildlife',
  '/climate-programs': '/climate-mitigation',
  '/climate-success-stories': '/climate-mitigation',
  '/community-programs': '/community-empowerment',
  '/community-impact-stats': '/community-empowerment',
  '/stories': '/impact',
};
const pageOfTag: Record<string, string> = {
  Site: '/',
  Foundation: '/about',
  Photos: '/gallery',
  Giving: '/donate',
  Partnerships: '/partnerships',
  Programs: '/impact',
  Learning: '/digital-literacy',
  Climate: '/data',
};

/** The page that shows a content answer. */
function pageOf({ path, tag }: ContentResource): string {
  return pageOfPath[path] ?? pageOfTag[tag] ?? '/';
}

interface Node {
  $ref?: string;
  $id?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  'x-localised'?: true;
}

const titleKeys = ['title', 'name', 'label'];
/** Texts that are no statement: what a picture shows, and which kind of thing this is. */
const notText = new Set(['alt', 'category']);

const resolve = (node: Node): Node => (node.$ref ? schemaNamed(node.$ref) : node);

/** A text longer than this is quoted up to the end of a sentence. */
const LONG = 420;

const isHeading = (text: string) => text.length <= 80 && !/[.!?…]$/.test(text);
const sentence = (text: string) => (/[.!?…:»”"]$/.test(text) ? text : `${text}.`);

function shorten(text: string): string {
  if (text.length <= LONG) return text;
  const end = text.lastIndexOf('. ', LONG);
  return end > LONG / 3 ? text.slice(0, end + 1) : `${text.slice(0, LONG)}…`;
}

type Draft = Omit<Passage, 'id'>;

/** The texts of one object: a few belong together; of many, each heading begins a passage. */
function draft(title: string | undefined, texts: string[], href: string): Draft[] {
  if (texts.length <= 3) {
    const [first = ''] = texts;
    return [{ title: title ?? first.slice(0, 80), text: shorten(texts.map(sentence).join(' ')), href }];
  }
  const drafts: Draft[] = [];
  let heading = title ?? '';
  for (const text of texts) {
    if (isHeading(text)) heading = text;
    else drafts.push({ title: heading || text.slice(0, 80), text: shorten(text), href });
  }
  return drafts;
}

/** Collects the texts of a value by its schema: those that the foundation writes in four languages, and no others. */
function collect(schema: Node, value: unknown, page: string): Draft[] {
  const node = resolve(schema);
  const { items, properties, anyOf } = node;
  if (Array.isArray(value)) return items ? value.flatMap((item) => collect(items, item, page)) : [];
  if (!value || typeof value !== 'object') return [];
  if (anyOf) return anyOf.flatMap((branch) => collect(branch, value, page));
  if (!properties) return [];
  const entries = Object.entries(value);
  const written = entries.filter(([, child]) => typeof child === 'string') as [string, string][]; // by the filter
  const title = written.find(([key]) => titleKeys.includes(key))?.[1];
  const href = written.find(([key, child]) => key === 'href' && child.startsWith('/'))?.[1] ?? page;
  const texts = written
    .filter(([key, child]) => child !== title && !notText.has(key) && resolve(properties[key] ?? {})['x-localised'])
    .map(([, child]) => child);
  const inner = entries.flatMap(([key, child]) => (properties[key] ? collect(properties[key], child, href) : []));
  return [...(texts.length > 0 ? draft(title, texts, href) : []), ...inner];
}

/** Every passage of one content answer. */
export function passagesOf(resource: ContentResource<NamedSchema>, value: unknown): Draft[] {
  if (notQuoted.has(resource.path)) return [];
  return collect(resource.answer, value, pageOf(resource));
}
