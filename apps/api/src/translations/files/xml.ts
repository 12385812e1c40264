import { Parser } from 'htmlparser2';
import { UnreadableFile } from './returned.ts';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** An XLIFF file has less than half as many levels. */
const MAX_DEPTH = 40;

/** The parser leaves undefined entities as text. */
const UNDEFINED_ENTITY = /&(?!#|(?:amp|lt|gt|quot|apos);)/;

/** Whether a numeric reference is to no character: the parser would read each as `\uFFFD`. */
function hasReferenceToNone(marked: string): boolean {
  for (const [, hex, decimal] of marked.matchAll(/&#(?:x([\da-f]+)|(\d+))/gi)) {
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return true;
  }
  return false;
}

/**
 * Reads XML without a DOCTYPE, so that it has no entities of its own.
 *
 * @throws {UnreadableFile}
 */
export function readXml(text: string): XmlElement {
  // In CDATA and comments they are text.
  const marked = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
  if (hasReferenceToNone(marked)) throw new UnreadableFile('badCharacter');
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child);
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new UnreadableFile('doctype');
      },
      onopentag: (name, attributes) => {
        const element: XmlElement = { name, attributes: { ...attributes }, children: [] };
        add(element);
        if (open.push(element) > MAX_DEPTH) throw new UnreadableFile('notXml');
      },
      onclosetag: (_name, isImplied) => {
        // Implied: `<ph/>`, or an element that was never closed.
        if (isImplied && !text.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>')) {
          throw new UnreadableFile('notXml');
        }
        open.pop();
      },
      ontext: add,
      onerror: () => {
        throw new UnreadableFile('notXml');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  const isWhole = open.length === 1;
  parser.end();
  const [element, ...others] = root.children.filter((child) => typeof child !== 'string');
  if (!isWhole || !element || others.length > 0 || UNDEFINED_ENTITY.test(marked)) throw new UnreadableFile('notXml');
  return element;
}

/** The elements inside one, at any depth, with a name. */
export const elementsIn = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child] : elementsIn(child, name);
  });

export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
