import { correctTyping } from '@nzete/domain';
import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';

const patterns = ['apps/site/src/**/locales', 'packages/ui/src/locales', 'packages/create-nzete/locales/*'];

// The English texts are those of the client's site, which nobody edits at the desk.
test.each(['fr', 'ln', 'sw'])('[TYPING-02] the interface is typeset already in %s', (language) => {
  const files = patterns.flatMap((pattern) => sources(`${pattern}/${language}.json`));
  const texts = files.flatMap((file) => Object.values<string>(JSON.parse(textOf(file))));
  expect(texts.length).toBeGreaterThan(3_000);
  expect(texts.filter((text) => correctTyping(text, language).text !== text)).toEqual([]);
});
