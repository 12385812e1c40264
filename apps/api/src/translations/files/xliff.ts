import { digestOf } from '../../content/versions.ts';
import { escapeHtml as escaped } from '../../text/escape-html.ts';
import type { FoundText, Language } from '../read.ts';
import { type Piece, piecesOf } from './codes.ts';

/** The state of a segment of XLIFF: only people review. */
const segmentStates = {
  missing: 'initial',
  drafted: 'translated',
  outdated: 'translated',
  checked: 'reviewed',
} as const satisfies Record<FoundText['state'], string>;

/** What a file remembers of a translation, to tell later whether somebody has changed it since. */
export const wasOf = (text: string | null): string => (text === null ? 'none' : digestOf(text).slice(0, 16));

/** Codes of a unit: the same in original and translation have the same id. */
class Codes {
  readonly #data: string[] = [];
  readonly #ids: string[] = [];

  /** The reference of a code's own text. */
  dataOf(code: string): string {
    if (!this.#data.includes(code)) this.#data.push(code);
    return `d${this.#data.indexOf(code) + 1}`;
  }

  /** Ids for the codes of one text: a code that is there twice has two. */
  counter(): (code: string) => number {
    const used = new Set<number>();
    return (code) => {
      let index = this.#ids.findIndex((one, at) => one === code && !used.has(at));
      if (index < 0) index = this.#ids.push(code) - 1;
      used.add(index);
      return index + 1;
    };
  }

  get originalData(): string {
    if (this.#data.length === 0) return '';
    const data = this.#data.map((code, index) => `<data id="d${index + 1}">${escaped(code)}</data>`);
    return `<originalData>${data.join('')}</originalData>`;
  }
}

function inline(pieces: readonly Piece[], codes: Codes, idOf = codes.counter()): string {
  const fixed = 'canCopy="no" canDelete="no"';
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      if ('code' in piece) {
        const { code } = piece;
        return `<ph id="${idOf(code)}" ${fixed} dataRef="${codes.dataOf(code)}" disp="${escaped(code)}"/>`;
      }
      const { open, close, pieces: inner } = piece;
      const data = `dataRefStart="${codes.dataOf(open)}" dataRefEnd="${codes.dataOf(close)}"`;
      return `<pc id="${idOf(open)}" ${fixed} ${data}>${inline(inner, codes, idOf)}</pc>`;
    })
    .join('');
}

function unit(text: FoundText, index: number): string {
  const codes = new Codes();
  const source = inline(piecesOf(text, text.english), codes);
  const target = text.text === null ? '' : `<target>${inline(piecesOf(text, text.text), codes)}</target>`;
  const notes = [
    ...(text.description ? [`<note category="description">${escaped(text.description)}</note>`] : []),
    `<note category="length">${[...text.english].length}</note>`,
  ];
  return [
    `<unit id="u${index + 1}" name="${escaped(text.name)}" canResegment="no" xml:space="preserve">`,
    `<mda:metadata><mda:metaGroup category="nzete"><mda:meta type="was">${wasOf(text.text)}</mda:meta></mda:metaGroup></mda:metadata>`,
    `<notes>${notes.join('')}</notes>${codes.originalData}`,
    `<segment state="${segmentStates[text.state]}"><source>${source}</source>${target}</segment>`,
    '</unit>',
  ].join('\n');
}

/** XLIFF 2.0 with a file for each place and a unit for each text. */
export function toXliff(texts: readonly FoundText[], language: Language): string {
  const places = [...new Set(texts.map(({ place }) => place))];
  const files = places.map((place, index) => {
    const units = texts.filter((text) => text.place === place).map(unit);
    return `<file id="f${index + 1}" original="${escaped(place)}">\n${units.join('\n')}\n</file>`;
  });
  const namespaces = 'xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff ${namespaces} version="2.0" srcLang="en" trgLang="${language}">`,
    ...files,
    '</xliff>\n',
  ].join('\n');
}
