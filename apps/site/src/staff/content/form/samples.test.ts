import { expect, test } from 'vitest';
import { asOwn, isSample, withoutEndedSample } from './samples.ts';
import type { Schema } from './schema.ts';

const person: Schema = {
  type: 'object',
  properties: { sample: { type: 'boolean', 'x-sample': true }, name: { type: 'string' } },
};
const team: Schema = { type: 'array', items: person };

test('[SAMPLE-03] an entry that a person changes is no sample any more; the others stay what they are', () => {
  const body = [{ name: 'Ada' }, { name: 'Eve' }];
  expect(withoutEndedSample(body, '/1/name', team)).toEqual([{ name: 'Ada' }, { sample: false, name: 'Eve' }]);
  expect(withoutEndedSample({ name: 'Ada' }, '/name', person)).toEqual({ sample: false, name: 'Ada' });
});

test('[SAMPLE-03] what a person has said with the switch stays', () => {
  const body = [{ sample: true, name: 'Ada' }];
  expect(withoutEndedSample(body, '/0/name', team)).toBe(body);
  expect(withoutEndedSample(body, '/0/sample', team)).toBe(body);
});

test('[SAMPLE-03] to move items, or to change a list without the switch, says nothing of samples', () => {
  const body = [{ name: 'Ada' }];
  expect(withoutEndedSample(body, '', team)).toBe(body);
  expect(withoutEndedSample(body, '/0/name', { type: 'array', items: { properties: { name: {} } } })).toBe(body);
  expect(withoutEndedSample(['a'], '/0', { type: 'array', items: { type: 'string' } })).toEqual(['a']);
});

test('[SAMPLE-03] an entry says itself what it is; without that its list does', () => {
  expect([isSample({}, true), isSample({}, false)]).toEqual([true, false]);
  expect([isSample({ sample: false }, true), isSample({ sample: true }, false)]).toEqual([false, true]);
  expect(isSample(asOwn({ sample: true, name: 'Ada' }), true)).toBe(false);
});
