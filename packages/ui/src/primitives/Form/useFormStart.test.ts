import { expect, test } from 'vitest';
import { fillEmpty, typedValues } from './useFormStart.ts';

const initial = { name: '', areas: [] as string[], agree: false, when: '' };

test('typed and ticked values are read by field name, with the types of the form', () => {
  const data = new FormData();
  data.append('name', 'Ada\r\nMbo');
  data.append('areas', 'water');
  data.append('areas', 'trees');
  data.append('agree', 'on');
  data.append('unknown', 'x');
  expect(typedValues(data, initial)).toEqual({ name: 'Ada\nMbo', areas: ['water', 'trees'], agree: true });
});

test('a field with its initial value, or outside the form, was not typed into', () => {
  const data = new FormData();
  data.append('name', '');
  expect(typedValues(data, initial)).toEqual({});
});

test('a draft only fills fields that are still empty', () => {
  const values = { ...initial, name: 'Ada', agree: true };
  const draft = { name: 'Grace', areas: ['water'], agree: false, unknown: 'x' };
  expect(fillEmpty(values, initial, draft)).toEqual({ name: 'Ada', areas: ['water'], agree: true, when: '' });
});
