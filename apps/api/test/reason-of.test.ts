import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { exitCodeOf, reasonOf } from '../src/reason-of.ts';
import { temporaryFolder } from './support/folders.ts';

test('[API-01] a start that finds the database locked for too long says so in a sentence, and may be tried again', () => {
  const file = join(temporaryFolder(), 'busy.db');
  const [one, other] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })];
  onTestFinished(() => {
    one.close();
    other.close();
  });
  one.exec('begin immediate');
  let thrown: unknown;
  try {
    other.exec('begin immediate');
  } catch (error) {
    thrown = error;
  }
  expect(reasonOf(thrown)).toBe('Another program keeps writing to the database. Try again in a moment.');
  expect(exitCodeOf(thrown)).toBe(75);
  expect(exitCodeOf(new Error('Something else'))).toBe(1);
});
