import { expect, test } from 'vitest';
import { fitTitle } from './fitTitle.ts';

/** Every letter is half as wide as the line is high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const box = { width: 580, height: 262 };

test('[SHARE-01] a short title is one line at the largest size', () => {
  expect(fitTitle('Our team', box, widthOf)).toEqual({ lines: ['Our team'], size: 104 });
});

test('[SHARE-01] a long title wraps, and becomes smaller until three lines hold it', () => {
  const { lines, size } = fitTitle('Agir pour le climat, depuis le bassin du Congo', box, widthOf);
  expect(lines).toEqual(['Agir pour le', 'climat, depuis le', 'bassin du Congo']);
  expect(size).toBeLessThan(104);
  expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(box.width);
  expect(lines.length * size).toBeLessThanOrEqual(box.height);
});

test('[SHARE-01] the lines come out about equally long, with no word alone on the last one', () => {
  const wide = { width: 1000, height: 400 };
  expect(fitTitle('aaaa bbbb cccc dddd eeee', wide, widthOf).lines).toEqual(['aaaa bbbb cccc', 'dddd eeee']);
});

test('[SHARE-01] a word wider than the card makes the whole title smaller', () => {
  expect(fitTitle('Approvisionnement éthique', box, widthOf)).toEqual({
    lines: ['Approvisionnement', 'éthique'],
    size: 68,
  });
});

test('[SHARE-01] a title that fits at no size is refused by name', () => {
  expect(() => fitTitle('x'.repeat(40), box, widthOf)).toThrow('The title “xxxx');
  expect(() => fitTitle('some words '.repeat(12).trim(), box, widthOf)).toThrow('too long');
});
