import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const amani = { name: 'Amani', role: { en: 'a', fr: 'b' } };
const joel = { name: 'Joël', role: { en: 'c', fr: 'd' } };
const dorcas = { name: 'Dorcas', role: { en: 'e', fr: 'f' } };

test('[CONTENT-39] a changed field is named, with both values', () => {
  expect(differences([amani], [{ ...amani, role: { en: 'a', fr: 'x' } }])).toEqual([
    { pointer: '/0/role/fr', kind: 'changed', before: 'b', after: 'x' },
  ]);
  expect(differences([amani], [amani])).toEqual([]);
  expect(differences({ a: null }, { a: '2026-01-01' })).toEqual([
    { pointer: '/a', kind: 'changed', before: null, after: '2026-01-01' },
  ]);
});

test('[CONTENT-39] an item that was added, removed or moved does not change the others', () => {
  expect(differences([amani, joel], [dorcas, amani, joel])).toEqual([{ pointer: '/0', kind: 'added', after: dorcas }]);
  expect(differences([amani, joel], [joel])).toEqual([{ pointer: '/0', kind: 'removed', before: amani }]);
  expect(differences([amani, joel], [joel, amani])).toEqual([{ pointer: '', kind: 'moved' }]);
});

test('[CONTENT-39] an item that got another name is still the same', () => {
  expect(differences([amani, joel], [{ ...amani, name: 'Amina' }, joel])).toEqual([
    { pointer: '/0/name', kind: 'changed', before: 'Amani', after: 'Amina' },
  ]);
});

test('[CONTENT-39] lists of texts are compared by place', () => {
  expect(differences({ links: ['/a', '/b'] }, { links: ['/a', '/c', '/d'] })).toEqual([
    { pointer: '/links/1', kind: 'changed', before: '/b', after: '/c' },
    { pointer: '/links/2', kind: 'added', after: '/d' },
  ]);
});
