import { expect, test } from 'vitest';
import { mergedTexts } from './seenTexts.ts';
import type { Text } from './types.ts';

const text = (id: string, state: Text['state'] = 'missing') => ({ id, state }) as Text;

test('[TEXTS-21] a text that is translated stays at its place in the list that was opened', () => {
  const seen = [text('a'), text('b'), text('c')];
  const withSaved = mergedTexts(seen, [text('b', 'checked')]);
  expect(withSaved.map(({ id, state }) => `${id} ${state}`)).toEqual(['a missing', 'b checked', 'c missing']);
  // The server leaves out the text that is not missing any more, and has another one at the end.
  const reloaded = mergedTexts(withSaved, [text('a', 'drafted'), text('c'), text('d')]);
  expect(reloaded.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'a drafted',
    'b checked',
    'c missing',
    'd missing',
  ]);
});
