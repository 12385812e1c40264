import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

const fromRow = (first: number) => (name: string) =>
  [...name.toLowerCase()].map((letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97)).join('');

test.each([
  ['Lisu', 'ꓠꓜꓰꓔꓰ'],
  ['Lisu, of the whole name', 'ꓠꓜꓰꓔꓰ ꓝꓳꓴꓠꓓꓮꓔꓲꓳꓠ'],
  ['Cherokee among Latin letters', 'NᏃᎬᎢᎬ'],
  ['letters of flags', fromRow(0x1f1e6)('nzete')],
  ['letters of flags, with a word beside it', `${fromRow(0x1f1e6)('nzete')} official`],
  ['letters in black circles', fromRow(0x1f150)('nzete')],
  ['letters in black squares', fromRow(0x1f170)('nzete')],
])('[SHIP-02] the name of the foundation is reserved in %s', (_, name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['ꓡꓲꓢꓴ', 'ᏣᎳᎩ', '🇨🇩 Kinshasa', 'Nzete ya Mbila'])('[SHIP-02] %s is a name like others', (name) => {
  expect(isReservedName(name)).toBe(false);
});
