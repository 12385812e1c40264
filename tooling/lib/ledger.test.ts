import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './files.ts';
import { groupOf, namedIds, readLedger } from './ledger.ts';

const text = readFileSync(`${root}/docs/requirements.md`, 'utf8');

test('the ledger holds every line once, and its finished groups exist', () => {
  const { done, lines } = readLedger(text);
  expect(lines.size).toBe(text.match(/^- /gm)?.length);
  const groups = new Set([...lines.keys()].map(groupOf));
  expect(done.filter((group) => !groups.has(group))).toEqual([]);
});

test('reads one id or several from a title', () => {
  // Composed below, so that this file names no requirement.
  const ids = ['NAV-05', 'NAV-06'];
  expect(namedIds(`test('[${ids[0]}] turns solid')`)).toEqual(['NAV-05']);
  expect(namedIds(`name: '[${ids.join(', ')}] waits'`)).toEqual(ids);
  expect(namedIds('NAV-05 without brackets, [nav-05], [1]')).toEqual([]);
});
