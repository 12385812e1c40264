import { expect, test } from 'vitest';
import { passwordScore } from './password-estimator.ts';

const SIGNS = '@4^38(c6{[<9#!1|0$5+7%2/';

/** The least processor time of a few tries, because other programs disturb some. */
function costOf(password: string): number {
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    passwordScore(password, []);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...costs);
}

test('[AUTH-02, API-02] a password of signs that stand for letters does not keep the server busy', () => {
  const usual = costOf('correct horse battery staple');
  expect(costOf(SIGNS.repeat(6).slice(0, 128))).toBeLessThan(40 * usual);
});

test.each(['p@$$w0rd1!', 'p@$$w0rd1!p@$$w0rd1!', 'tr0ub4dour&3', '4dm1n1str4t0r'])(
  '[AUTH-02] words are found behind their signs: %s',
  (password) => {
    expect(passwordScore(password, [])).toBeLessThan(3);
  },
);

test('[AUTH-02] a pass phrase is strong, however long', () => {
  for (const times of [1, 4]) expect(passwordScore('correct horse battery staple '.repeat(times), [])).toBe(4);
});
