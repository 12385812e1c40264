import { expect, test } from 'vitest';
import { itemName } from './itemName.ts';

test('[CONTENT-42] an item is called by its title in the language of the reader, else in the best there is', () => {
  expect(itemName({ id: 'a1', title: { en: 'A pump', fr: 'Une pompe' } }, 'fr')).toBe('Une pompe');
  expect(itemName({ id: 'a1', title: { en: 'A pump', fr: '' } }, 'fr')).toBe('A pump');
  expect(itemName({ id: 'a1', title: { fr: 'Une pompe', sw: 'Pampu' } }, 'ln')).toBe('Une pompe');
});

test('[CONTENT-42] an item without a title yet has no name, and one that has only an id has that', () => {
  expect(itemName({ id: 'a1', title: { en: '', fr: '' } }, 'fr')).toBe('');
  expect(itemName({ id: 'a1' }, 'fr')).toBe('a1');
});
