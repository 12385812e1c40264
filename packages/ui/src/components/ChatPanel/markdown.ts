/** A piece of a line. A string is shown as it is. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Lines that belong together. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'numbers';
  /** Where a numbered list begins. */
  start?: number;
  lines: string[];
}

/** A name in an answer that leads to where its figures are shown. */
export interface ChatReference {
  /** As it is written in answers: `Nord-Kivu`. */
  name: string;
  href: string;
}

const heading = /^#{1,6}\s+(.+)$/;
const bullet = /^\s*[-*•]\s+(.+)$/;
const numbered = /^\s*(\d{1,3})[.)]\s+(.+)$/;

function blockOf(line: string): Block {
  const title = heading.exec(line)?.[1];
  if (title !== undefined) return { kind: 'heading', lines: [title] };
  const item = bullet.exec(line)?.[1];
  if (item !== undefined) return { kind: 'list', lines: [item] };
  const [, start, text] = numbered.exec(line) ?? [];
  if (text !== undefined) return { kind: 'numbers', start: Number(start), lines: [text] };
  return { kind: 'paragraph', lines: [line] };
}

/** The blocks of a text. A line is a paragraph of its own; items that follow one another are one list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const block = blockOf(line);
    const last = blocks.at(-1);
    const isMoreOfList = last?.kind === block.kind && (block.kind === 'list' || block.kind === 'numbers');
    if (isMoreOfList) last.lines.push(...block.lines);
    else blocks.push(block);
  }
  return blocks;
}

const marks = /\*\*(.+?)\*\*|\*(?!\s)([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** What may begin emphasis, code or a link. */
const opening = /\*\*|\*(?!\s)|`|\[(?![^\]]*\][^(])/;

/** The first place in a line where a mark begins that has not ended; what has ended after it may be a part of it. */
function openMarkIn(line: string, closed: readonly RegExpExecArray[]): number {
  let from = 0;
  for (;;) {
    const place = line.slice(from).search(opening);
    if (place < 0) return line.length;
    const mark = closed.find(({ index }) => index === from + place);
    if (!mark) return from + place;
    from = mark.index + mark[0].length;
  }
}

/**
 * The sentences of a line, each with the space after it. A point inside a number ends none, nor does one inside a mark: emphasis may go over two
 * sentences, which are one then.
 *
 * @param isOpen more of the line is on its way, and with it the end of a mark that has begun
 */
export function sentencesOf(line: string, isOpen = false): string[] {
  const closed = [...line.matchAll(marks)];
  const open = isOpen ? openMarkIn(line, closed) : line.length;
  const isInMark = (place: number) =>
    place > open || closed.some(({ index, 0: { length } }) => place > index && place < index + length);
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: piece } of line.matchAll(/.*?[.!?…]+["»”’)*]*\s+|.+$/g)) {
    const end = index + piece.length;
    if (end < line.length && isInMark(end)) continue;
    sentences.push(line.slice(start, end));
    start = end;
  }
  return sentences;
}

/** On this site, or over a secure connection. Everything else is left as text. */
const isSafe = (href: string) => /^(?:\/(?![/\\])|https:\/\/)/.test(href);

/** Emphasis, code and links of a sentence, and the names that lead somewhere. HTML stays text. */
export function inlinesOf(sentence: string, references: readonly ChatReference[] = []): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text) found.push(...withReferences(text, references));
  };
  for (const match of sentence.matchAll(marks)) {
    const [whole, strong, em, code, text, href] = match;
    addText(sentence.slice(end, match.index));
    end = match.index + whole.length;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (text !== undefined && href !== undefined && isSafe(href)) found.push({ kind: 'link', text, href });
    else addText(whole);
  }
  addText(sentence.slice(end));
  return found;
}

const isWordPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}-]/u.test(character);

/** Whether a place is inside brackets that hold more than the name, such as "(Kinshasa time)": a remark, which says nothing of the province. */
function isInRemark(text: string, place: number, name: string): boolean {
  const open = text.lastIndexOf('(', place);
  if (open <= text.lastIndexOf(')', place)) return false;
  return open !== place - 1 || text[place + name.length] !== ')';
}

/** The reference whose name is at a place of a text, whole words only; the longest of them. */
function referenceAt(text: string, place: number, references: readonly ChatReference[]) {
  if (isWordPart(text[place - 1])) return undefined;
  return references
    .filter(({ name }) => text.startsWith(name, place) && !isWordPart(text[place + name.length]))
    .filter(({ name }) => !isInRemark(text, place, name))
    .sort((one, other) => other.name.length - one.name.length)[0];
}

function withReferences(text: string, references: readonly ChatReference[]): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (let place = 0; place < text.length; place += 1) {
    const reference = referenceAt(text, place, references);
    if (!reference) continue;
    if (place > end) found.push(text.slice(end, place));
    found.push({ kind: 'link', text: reference.name, href: reference.href });
    end = place + reference.name.length;
    place = end - 1;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}
