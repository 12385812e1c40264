import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../src/text/catalogues.ts';
import type { Lang } from '../src/text/languages.ts';
import { contentDir } from './support/folders.ts';

type Text = Record<Lang, string>;

/** All values in a tree for which `pick` returns something. */
function collect<T>(node: unknown, pick: (node: object) => T | undefined): T[] {
  if (!node || typeof node !== 'object') return [];
  const picked = pick(node);
  return picked === undefined ? Object.values(node).flatMap((child) => collect(child, pick)) : [picked];
}

const localised = (node: object): Text | undefined =>
  'en' in node && 'fr' in node && typeof node.fr === 'string' ? (node as Text) : undefined;

/** All content files. */
const content = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(contentDir, name), 'utf8')) as unknown);

const frenchTexts = [...collect(content, localised).map(({ fr }) => fr), ...Object.values(catalogues.fr)];

describe('[LANG-08] the texts of the server', () => {
  test('keep French signs on the line of their word in answers, mails, alerts and reports too', () => {
    expect(frenchTexts.length).toBeGreaterThan(500);
    expect(frenchTexts.filter((text) => / [:;!?»%]|« /.test(text))).toEqual([]);
  });
});
