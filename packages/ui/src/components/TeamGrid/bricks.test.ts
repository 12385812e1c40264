import { expect, test } from 'vitest';
import { lay } from './bricks.ts';

/** A letter for each brick: a person, the open position (o), half a brick (-). */
const draw = (people: string) =>
  lay([...people]).map((brick) => (brick.kind === 'person' ? brick.person : brick.kind === 'open' ? 'o' : '-'));

test.each([
  ['abcdef', 'abc -de- fo--'],
  ['abcdefg', 'abc -de- fgo'],
  ['abc', 'abc -o---'],
  ['abcd', 'abc -do-'],
  ['', 'o----'],
])('[TEAM-01] "%s" stand as %s, in rows of three and of two between half bricks', (people, wall) => {
  expect(draw(people).join('')).toBe(wall.replaceAll(' ', ''));
});

test('half bricks have places of their own', () => {
  const places = lay([...'abc']).flatMap((brick) => (brick.kind === 'half' ? brick.at : []));
  expect(new Set(places).size).toBe(places.length);
});

test('without an open place the wall ends with the last person', () => {
  expect(lay([...'abcd'], { hasOpenPlace: false }).map(({ kind }) => kind)).toEqual([
    ...['person', 'person', 'person'],
    ...['half', 'person', 'half', 'half', 'half'],
  ]);
});
