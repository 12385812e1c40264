import { describe, expect, test } from 'vitest';
import { isEmail } from '../src/http/validation/email.ts';
import { nameKey, visibleName } from '../src/text/typed-name.ts';
import { post, sharedApp } from './support/app.ts';

/** About the largest body that is accepted. */
const SIZE = 60_000;
const long: [string, string][] = [
  ['white space in the middle', `a${' '.repeat(SIZE)}a`],
  ['white space in an address', `a@${' '.repeat(SIZE)}a.org`],
  ['combining marks', `a${'\u0301\u0323'.repeat(SIZE / 5)}@example.org`],
  ['at signs', '@'.repeat(SIZE)],
  ['joiners', `a@${'a\u200d'.repeat(SIZE / 5)}!`],
];

test('[ENTRY-01] white space in the middle of a name is not tried from each of its characters', () => {
  // Ten times what a body may have: tried from each, this is 180,000,000,000 steps.
  const typed = `a${' '.repeat(10 * SIZE)}a`;
  expect(visibleName(typed)).toBe(typed);
  expect(nameKey(` ${typed} `)).toBe(typed);
});

describe('[ENTRY-01] a name or address that is far too long is refused before it is spelled', () => {
  const app = sharedApp();

  test.each(long)('%s', async (_, email) => {
    expect(isEmail(email)).toBe(false);
    const subscribing = await post(app(), '/api/newsletter/subscribe', { email: email.slice(0, 5_000) });
    expect(subscribing.statusCode).toBe(422);
    const applying = await post(app(), '/api/partnership-application', { email });
    expect(applying.statusCode).toBe(422);
    expect(applying.body.length).toBeLessThan(20_000);
  });
});
