import { schemaNamed } from '../http/schemas.ts';
import { fallbackOf, type Lang } from '../text/languages.ts';

export interface Passage {
  title: string;
  text: string;
  href: string;
  /** The languages of the title and of the text, if they are not the asked one. */
  fallback?: { title?: Lang | undefined; text?: Lang | undefined };
  /** Whether it is from content that `samples.json` lists. */
  sample?: boolean;
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
/** Texts that are not statements: alt texts and categories. */
const notText = ['alt', 'category'];
/** A longer text is quoted up to the end of a sentence. */
const LONG = 420;

const resolve = (node: Node): Node => (node.$ref ? schemaNamed(node.$ref) : node);
const isHeading = (text: string) => text.length <= 80 && !/[.!?…]$/.test(text);
const asSentence = (text: string) => (/[.!?…:»”"]$/.test(text) ? text : `${text}.`);

function shorten(text: string): string {
  if (text.length <= LONG) return text;
  const end = text.lastIndexOf('. ', LONG);
  return end > LONG / 3 ? text.slice(0, end + 1) : `${text.slice(0, LONG)}…`;
}

/** The passages of an object's texts: one if they are few, otherwise one per heading. */
function passagesOfTexts(title: string | undefined, texts: string[], href: string): Passage[] {
  if (texts.length === 0) return [];
  const passage = (heading: string, text: string) => ({ title: heading.slice(0, 80), text: shorten(text), href });
  if (texts.length <= 3) return [passage(title ?? texts.join(' '), texts.map(asSentence).join(' '))];
  let heading = title;
  return texts.flatMap((text) => {
    if (!isHeading(text)) return passage(heading ?? text, text);
    heading = text;
    return [];
  });
}

/** The passages of a content response: its texts in four languages, found by the schema. */
export function passagesOf(schema: Node, value: unknown, page: string): Passage[] {
  const passages = textPassages(schema, value, page);
  const isMarked = typeof value === 'object' && value !== null && 'sample' in value;
  return isMarked ? passages.map((passage) => ({ ...passage, sample: true })) : passages;
}

function textPassages(schema: Node, value: unknown, page: string): Passage[] {
  const { items, properties = {}, anyOf = [] } = resolve(schema);
  if (Array.isArray(value)) return items ? value.flatMap((item) => passagesOf(items, item, page)) : [];
  if (!value || typeof value !== 'object') return [];
  const written = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const [titleKey = '', title] = written.find(([key]) => titleKeys.includes(key)) ?? [];
  const href = written.find(([key, text]) => key === 'href' && text.startsWith('/'))?.[1] ?? page;
  const texts = written.filter(
    ([key, text]) => text !== title && !notText.includes(key) && resolve(properties[key] ?? {})['x-localised'],
  );
  const fallback = fallbackOf(value);
  // Of texts in several languages the first one says it.
  const languages = { title: fallback[titleKey], text: fallback[texts[0]?.[0] ?? ''] };
  const own = passagesOfTexts(
    title,
    texts.map(([, text]) => text),
    href,
  );
  return [
    ...(languages.title || languages.text ? own.map((passage) => ({ ...passage, fallback: languages })) : own),
    ...anyOf.flatMap((branch) => passagesOf(branch, value, page)),
    ...Object.entries(value).flatMap(([key, child]) =>
      properties[key] ? passagesOf(properties[key], child, href) : [],
    ),
  ];
}
