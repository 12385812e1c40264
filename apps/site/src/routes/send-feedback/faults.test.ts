import { expect, test } from 'vitest';
import { faultsOf, MESSAGE_LIMIT } from './faults.ts';
import { messages } from './messages.ts';

test('a letter of spaces is empty, and an address is asked for only when one is begun', () => {
  expect(faultsOf({ message: ' \n', email: ' ' })).toEqual({ message: messages.messageMissing });
  expect(faultsOf({ message: 'The page is slow.', email: 'ada@example' })).toEqual({ email: messages.emailWrong });
  expect(faultsOf({ message: 'The page is slow.', email: ' ada@example.org ' })).toEqual({});
});

test('spaces around a letter do not make it too long', () => {
  const longest = 'x'.repeat(MESSAGE_LIMIT);
  expect(faultsOf({ message: ` ${longest} `, email: '' })).toEqual({});
  expect(faultsOf({ message: `${longest}x`, email: '' })).toEqual({ message: messages.messageLong });
});
