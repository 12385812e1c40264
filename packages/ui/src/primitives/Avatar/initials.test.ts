import { expect, test } from 'vitest';
import { choiceFor, initialsOf } from './initials.ts';

test.each([
  ['Grace Ilunga', 'GI'],
  ['Jean-Baptiste Mukendi wa Kalonji', 'JK'],
  ['élodie', 'É'],
  ['E\u0301lodie Ɛkombe', 'ÉƐ'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name always gets the same choice, in any Unicode normalisation', () => {
  const choices = ['a', 'b', 'c', 'd', 'e'] as const;
  expect(choiceFor('Élodie', choices)).toBe(choiceFor('E\u0301lodie', choices));
  const names = ['Grace Ilunga', 'Moïse Kabila', 'Julie Bofando', 'Sarah Ngoy', 'Aimé Tshibanda', 'Ruth Mbuyi'];
  expect(new Set(names.map((name) => choiceFor(name, choices))).size).toBeGreaterThan(2);
});
