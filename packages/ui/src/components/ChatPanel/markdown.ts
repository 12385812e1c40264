/** A part of a line. Strings are plain text. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

/** A paragraph or a list. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'numbers';
  /** The first number of a numbered list. */
  start?: number;
  lines: string[];
}

/** A name in an answer that links to the figures mentioned. */
export interface ChatReference {
  /** As written in answers: `Nord-Kivu`. */
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

/** Parses a text into blocks. Each line is a paragraph; consecutive items form one list. */
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
/** What may start emphasis, code or a link. */
const opening = /\*\*|\*(?!\s)|`|\[(?![^\]]*\][^(])/;

/** The start of the first unclosed mark in a line; closed marks after it may be part of it. */
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
 * Splits a line into sentences, each with the space after it. A full stop inside a number or a mark
 * does not end a sentence, so emphasis across two sentences makes them one.
 *
 * @param isOpen more of the line is streaming, which may close an open mark
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

/** On this site, or over https. Other links stay text. */
const isSafe = (href: string) => /^(?:\/(?![/\\])|https:\/\/)/.test(href);

/** Parses emphasis, code, links and the names that are linked. HTML stays text. */
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

/**
 * Whether a position is in brackets with more than the name, such as "(Kinshasa time)", which is
 * not about the province.
 */
function isInRemark(text: string, place: number, name: string): boolean {
  const open = text.lastIndexOf('(', place);
  if (open <= text.lastIndexOf(')', place)) return false;
  return open !== place - 1 || text[place + name.length] !== ')';
}

/** The longest reference whose name is at this position of a text, as whole words. */
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
