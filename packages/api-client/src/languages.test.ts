import { expect, test } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };
import { languages } from './languages.ts';

test('the languages are those of the document', () => {
  expect(languages).toEqual(openapi.components.schemas.Lang.enum);
});
