/** The catalogues of languages that the packages do not have: of the blocks and of the starters. */
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { identityCheck as starterCheck } from '../../packages/create-nzete/templates/shared/src/identityCheck.ts';
import { identityCheck as blockCheck } from '../../packages/ui/blocks/identityCheck.ts';
import { translationFaults } from '../../packages/ui/src/catalogue/icu.ts';
import { readJson, root } from '../lib/files.ts';
import { sources } from './imports.ts';
import { messagesIn } from './messagesIn.ts';

type Catalogue = Record<string, string>;

const starter = 'packages/create-nzete';
const components = 'packages/ui/src/locales/en.json';
const page = `${starter}/templates/shared/src/locales/page/en.json`;

const read = (file: string) => readJson<Catalogue>(join(root, file), {});

/** The English of the block's own questions, whose ids are not those of components. */
const questions = Object.fromEntries(
  messagesIn(blockCheck).flatMap(({ id = '', defaultMessage }) =>
    id.startsWith('ui.') ? [] : [[id, String(defaultMessage)]],
  ),
);

/** What is wrong with the translations in a catalogue, by message. */
function faultsOf(file: string, english: Catalogue): string[] {
  const language = basename(file, '.json');
  return Object.entries(read(file)).flatMap(([id, text]) => {
    const original = english[id];
    if (original === undefined) return [`${id} is not in the English`];
    return translationFaults(original, text, language).map((fault) => `${id} ${fault}`);
  });
}

describe('[LANG-09] the translations of a sample language have every placeholder and plural form', () => {
  const files = [
    ...sources('packages/ui/blocks/*.json').map((file) => [file, components]),
    ...sources(`${starter}/locales/components/*.json`).map((file) => [file, components]),
    ...sources(`${starter}/locales/page/*.json`).map((file) => [file, page]),
  ] as [string, string][];

  test('there are those of the blocks, and of both kinds of the starters', () => {
    expect(files.length).toBeGreaterThanOrEqual(4);
  });

  test.each(files)('%s, compared with %s', (file, english) => {
    expect(Object.keys(read(english)).length).toBeGreaterThan(15);
    expect(faultsOf(file, { ...read(english), ...(file.includes('/blocks/') && questions) })).toEqual([]);
  });

  test('every question of the block and of the starters has a text', () => {
    expect(Object.keys(questions).filter((id) => !read('packages/ui/blocks/es.json')[id])).toEqual([]);
    const asked = messagesIn(starterCheck).filter(({ id = '' }) => !id.startsWith('ui.'));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ id = '' }) => !read(page)[id])).toEqual([]);
  });
});
