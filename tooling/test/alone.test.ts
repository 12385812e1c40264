import { expect, test } from 'vitest';
import { commandFor } from './alone.ts';

test('the command for one test takes its title as it is', () => {
  const title = "[NAV-01] the visitor's menu (a)";
  expect(commandFor('vitest run --project unit', { file: 'a/b.test.ts', title })).toBe(
    String.raw`npx vitest run --project unit a/b.test.ts -t '\[NAV-01\] the visitor'\''s menu \(a\)'`,
  );
  expect(commandFor('playwright test --project=chromium', { file: 'home.spec.ts', title: 'opens' })).toBe(
    "npx playwright test --project=chromium home.spec.ts -g 'opens'",
  );
});
