import { feedbackLimits } from '@nzete/domain';
import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { feedbackSchema } from './feedback.ts';
import { messages } from './messages.ts';

function wrongIn(values: object): Record<string, string> {
  try {
    feedbackSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('a letter of spaces is empty, and an address is asked for only when one is begun', () => {
  expect(wrongIn({ message: ' \n', email: ' ' })).toEqual({ message: 'messageMissing' });
  expect(wrongIn({ message: 'The page is slow.', email: 'ada@example' })).toEqual({ email: 'emailWrong' });
  expect(wrongIn({ message: 'The page is slow.', email: ' ada@example.org ' })).toEqual({});
});

test('spaces around a letter do not make it too long', () => {
  const longest = 'x'.repeat(feedbackLimits.message);
  expect(wrongIn({ message: ` ${longest} `, email: '' })).toEqual({});
  expect(wrongIn({ message: `${longest}x`, email: '' })).toEqual({ message: 'messageLong' });
});

test('every error has its words', () => {
  for (const key of ['messageMissing', 'messageLong', 'emailWrong', 'refused']) expect(messages).toHaveProperty(key);
});
