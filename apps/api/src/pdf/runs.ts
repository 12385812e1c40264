/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type Face } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { filesFor } from './script-fonts.ts';
import { unpackWoff } from './woff.ts';

/** A part of a line in one face. */
export interface Run {
  text: string;
  file: string;
  side: 'left-to-right' | 'right-to-left' | 'neutral';
}

/** All subsets of Chinese: a long name takes its letters from many. */
const faces = new LRUCache<string, Face>({ max: 128 });

/** An opened face. */
export function faceOf(file: string): Face {
  const known = faces.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const face = create(file.endsWith('.woff') ? unpackWoff(bytes) : bytes);
  faces.set(file, face);
  return face;
}

const shaped = new LRUCache<string, boolean>({ max: 10_000 });

/** Whether fontkit can place the glyphs: of some letters and marks it throws, though the face has them. */
function canShape(file: string, text: string): boolean {
  const key = `${file} ${text}`;
  let known = shaped.get(key);
  if (known === undefined) {
    try {
      faceOf(file).layout(text);
      known = true;
    } catch {
      known = false;
    }
    shaped.set(key, known);
  }
  return known;
}

/** Letters of European languages in one character, which every face places. */
const isSimple = /^[ -\u024f]$/u;

const has = (file: string, text: string) =>
  Array.from(text).every((character) => faceOf(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) &&
  (isSimple.test(text) || canShape(file, text));

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const isLatin = /^\p{Script=Latin}/u;
const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;
const isWord = /[\p{L}\p{M}]/u;

/** Thin spaces are drawn as common ones. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/gu, '\u00a0').normalize('NFC');

type Piece = Omit<Run, 'side'>;

/** Emoji, of which no face has many, and marks that cannot be seen. */
const mayBeLeftOut =
  /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\p{Default_Ignorable_Code_Point}+$)/u;
const INVISIBLE = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

const lettersOf = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);

/** The face of the text, else one of the script. */
function fileOf(letter: string, base: string): string | undefined {
  if (has(base, letter)) return base;
  return isLatin.test(letter) ? undefined : filesFor(letter).find((one) => has(one, letter));
}

/** With common letters for the bold, full-width or joined ones that no face has. */
const inCommonForm = (letter: string, base: string) =>
  Array.from(letter, (character) => (fileOf(character, base) ? character : character.normalize('NFKC')))
    .join('')
    .normalize('NFC');

/** How deep a letter is taken apart. The parts of some Hangul letters compose the same letter again, without end. */
const MAX_DEPTH = 8;

/** A letter in a face that has it, else in its common form, else without its accents; an emoji else has no piece. */
function piecesOf(letter: string, base: string, depth = 0): Piece[] | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const file = fileOf(letter, base);
  if (file) return [{ text: letter, file }];
  const common = inCommonForm(letter, base);
  if (common !== letter) {
    const each = lettersOf(common).map((one) => piecesOf(one, base, depth + 1));
    return each.every((pieces) => pieces !== undefined) ? each.flat() : undefined;
  }
  const bare = letter.normalize('NFD').replace(INVISIBLE, '');
  const pieces = bare !== letter && bare !== '' ? piecesOf(bare, base, depth + 1) : undefined;
  return pieces ?? (mayBeLeftOut.test(letter) ? [] : undefined);
}

function sideOf(text: string): Run['side'] {
  if (!isWord.test(text)) return 'neutral';
  return isRightToLeft.test(text) ? 'right-to-left' : 'left-to-right';
}

const isSpace = /^\s$/;

/**
 * A text in the order in which it is read, in runs of one face. What no face has is a question mark;
 * an emoji is left out with the space before it.
 */
export function runsOf(text: string, base: string): Run[] {
  const runs: Run[] = [];
  const all = lettersOf(plain(text)).map((letter) => ({ letter, pieces: piecesOf(letter, base) }));
  const isLeftOut = (index: number) => all[index]?.pieces?.length === 0;
  for (const [index, { letter, pieces = [{ text: '?', file: base }] }] of all.entries()) {
    const isAtStart = runs.length === 0 && isLeftOut(index - 1);
    if (isSpace.test(letter) && (isLeftOut(index + 1) || isAtStart)) continue;
    for (const piece of pieces) {
      const run = { ...piece, side: sideOf(piece.text) };
      const last = runs.at(-1);
      if (last?.file === run.file && last.side === run.side) last.text += run.text;
      else runs.push(run);
    }
  }
  // Letters that can be drawn one by one, but not beside each other.
  return runs.flatMap((run) =>
    run.file === base || canShape(run.file, run.text) ? run : lettersOf(run.text).map((text) => ({ ...run, text })),
  );
}

/** The runs from left to right: words of scripts that are read from the right change places. */
export function inPlace(runs: readonly Run[]): Run[] {
  const placed: Run[] = [];
  for (let index = 0; index < runs.length; ) {
    const next = runs.slice(index).findIndex(({ side }) => side === 'left-to-right');
    const end = next < 0 ? runs.length : index + next;
    const stretch = runs.slice(index, end);
    const first = stretch.findIndex(({ side }) => side === 'right-to-left');
    const last = stretch.findLastIndex(({ side }) => side === 'right-to-left');
    if (first >= 0) {
      placed.push(...stretch.slice(0, first), ...stretch.slice(first, last + 1).reverse(), ...stretch.slice(last + 1));
    } else placed.push(...stretch);
    const between = runs[end];
    if (between) placed.push(between);
    index = end + 1;
  }
  return placed;
}

/** Whether there is a face for every letter of a text, at least without its accents, and it is not emoji alone. */
export function isPrintable(text: string, base: string): boolean {
  const visible = lettersOf(plain(text)).filter((letter) => !isSpace.test(letter));
  const pieces = visible.map((letter) => piecesOf(letter, base));
  return pieces.every((one) => one !== undefined) && (visible.length === 0 || pieces.flat().length > 0);
}
