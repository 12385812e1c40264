import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withLock } from './files.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('a lock', () => {
  test('is there while the work is done, and is gone after it, also when it fails', () => {
    const folder = temporaryFolder();
    const lock = join(folder, '.lock');
    expect(withLock(folder, () => existsSync(lock))).toBe(true);
    const fail = () => {
      throw new Error('no luck');
    };
    expect(() => withLock(folder, fail)).toThrow('no luck');
    expect(existsSync(lock)).toBe(false);
  });

  test('of a process that died is taken over', () => {
    const folder = temporaryFolder();
    const lock = join(folder, '.lock');
    mkdirSync(lock);
    const twoMinutesAgo = Date.now() / 1_000 - 120;
    utimesSync(lock, twoMinutesAgo, twoMinutesAgo);
    expect(withLock(folder, () => 'done')).toBe('done');
  });

  test('that another process took over does not fail the work', () => {
    const folder = temporaryFolder();
    expect(
      withLock(folder, () => {
        rmSync(join(folder, '.lock'), { recursive: true });
        return 'done';
      }),
    ).toBe('done');
  });
});
