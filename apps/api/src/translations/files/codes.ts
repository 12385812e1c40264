import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { FoundText } from '../read.ts';

/**
 * A piece of a text: words, or what a translator must not change. A pair of tags has what is
 * between them.
 */
export type Piece = string | { code: string } | { open: string; close: string; pieces: Piece[] };

/** Names in braces, and tags, which content may open without closing. */
function contentPieces(text: string): Piece[] {
  const parts = text.split(/(\{\w+\}|<\/?\w+>)/);
  return parts.flatMap((part, index): Piece[] => (index % 2 === 1 ? [{ code: part }] : part ? [part] : []));
}

/** The words of a message are its own spelling, with the quotes of its grammar. */
function messagePieces(text: string): Piece[] {
  const between = (from: number, to: number) => text.slice(from, to);
  const piecesOf = (elements: readonly MessageFormatElement[]): Piece[] => elements.flatMap(pieceOf);
  const pieceOf = (element: MessageFormatElement): Piece[] => {
    const from = element.location?.start.offset ?? 0;
    const to = element.location?.end.offset ?? 0;
    if (element.type === TYPE.literal) return [between(from, to)];
    if (element.type === TYPE.tag) {
      const { value, children } = element;
      return [{ open: `<${value}>`, close: `</${value}>`, pieces: piecesOf(children) }];
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [{ code: between(from, to) }];
    const pieces: Piece[] = [];
    let at = from;
    for (const { value, location } of Object.values(element.options)) {
      const [opened, closed] = [location?.start.offset ?? at, location?.end.offset ?? at];
      pieces.push({ code: between(at, opened + 1) }, ...piecesOf(value));
      at = closed - 1;
    }
    return [...pieces, { code: between(at, to) }];
  };
  return piecesOf(parse(text, { captureLocation: true }));
}

/** What {@link textOf} puts together again is the text itself. */
export const piecesOf = ({ source }: Pick<FoundText, 'source'>, text: string): Piece[] =>
  source === 'content' ? contentPieces(text) : messagePieces(text);
