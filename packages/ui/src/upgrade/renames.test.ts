import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renamed, renames } from './renames.ts';

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const has = (name: string) => new RegExp(`${name}(?![\\w-])`).test(tokens);

describe('[REL-02] an upgrade of a host’s files', () => {
  test('changes a name where it is set and where it is used', () => {
    expect(renamed(':root { --nz-dark-picture: none; filter: var(--nz-picture) }')).toBe(
      ':root { --nz-dark-picture-filter: none; filter: var(--nz-picture-filter) }',
    );
  });

  test('changes neither a longer name nor a file that is upgraded already', () => {
    const text = '--nz-picture-frame: 1px; --my--nz-picture: 2px; --nz-picture-filter: none';
    expect(renamed(text)).toBe(text);
  });

  test.each(renames)('$from is gone, and $to is a token', ({ from, to }) => {
    expect(has(from)).toBe(false);
    expect(has(to)).toBe(true);
  });
});
