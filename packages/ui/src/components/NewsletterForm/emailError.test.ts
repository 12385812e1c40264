import { expect, test } from 'vitest';
import { emailError } from './emailError.ts';

test('[NEWS-02] an empty or blank text is empty', () => {
  expect(emailError('')).toBe('empty');
  expect(emailError('   ')).toBe('empty');
});

test('an address without @, without a dot or with a space inside is malformed', () => {
  for (const email of ['mado', 'mado@', 'mado@nzete', '@nzete.example', 'mado nsele@nzete.example', 'a@b@c.example']) {
    expect(emailError(email), email).toBe('malformed');
  }
});

test('common addresses pass, with spaces around them too', () => {
  for (const email of ['mado@nzete.example', ' mado.nsele+news@mail.nzete.example ', 'élise@exemple.cd']) {
    expect(emailError(email), email).toBeUndefined();
  }
});
