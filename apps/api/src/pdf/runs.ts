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

const has = (file: string, text: string) =>
  Array.from(text).every((character) => faceOf(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const isLatin = /^\p{Script=Latin}/u;
const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;
const isWord = /[\p{L}\p{M}]/u;

/** Thin spaces are drawn as common ones. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/gu, '\u00a0').normalize('NFC');

/** A letter in the face of the text, else in one of its script, else without its accents. */
function pieceOf(letter: string, base: string): Omit<Run, 'side'> | undefined {
  if (has(base, letter)) return { text: letter, file: base };
  const file = isLatin.test(letter) ? undefined : filesFor(letter).find((one) => has(one, letter));
  if (file) return { text: letter, file };
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return bare !== letter && bare !== '' ? pieceOf(bare, base) : undefined;
}

function sideOf(text: string): Run['side'] {
  if (!isWord.test(text)) return 'neutral';
  return isRightToLeft.test(text) ? 'right-to-left' : 'left-to-right';
}

/** A text in the order in which it is read, in runs of one face. What no face has is a question mark. */
export function runsOf(text: string, base: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of letters.segment(plain(text))) {
    const piece = pieceOf(segment, base) ?? { text: '?', file: base };
    const run = { ...piece, side: sideOf(piece.text) };
    const last = runs.at(-1);
    if (last?.file === run.file && last.side === run.side) last.text += run.text;
    else runs.push(run);
  }
  return runs;
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

/** Whether there is a face for every letter of a text, at least without its accents. */
export const isPrintable = (text: string, base: string): boolean =>
  Array.from(letters.segment(plain(text))).every(
    ({ segment }) => /^\s$/.test(segment) || pieceOf(segment, base) !== undefined,
  );
