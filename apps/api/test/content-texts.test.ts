import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as alertTexts from '../src/climate/alert-texts.ts';
import type { Lang } from '../src/text/languages.ts';
import { reportLabels } from '../src/text/report-texts.ts';
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

/** The texts of a tree; a message with values is a function, whose source contains the words. */
function sentences(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return [String(node)];
  return node && typeof node === 'object' ? Object.values(node).flatMap(sentences) : [];
}

/** All content files. */
const content = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(contentDir, name), 'utf8')) as unknown);

const textsIn = (lang: Lang): string[] => [
  ...collect(content, localised).map((text) => text[lang]),
  ...collect({ ...alertTexts }, localised).map((text) => text[lang]),
  ...sentences(reportLabels[lang]),
];

describe('[LANG-08] the texts of the server', () => {
  test('keep French signs on the line of their word in answers, alerts and reports too', () => {
    const texts = textsIn('fr');
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => / [:;!?»%]|« /.test(text))).toEqual([]);
  });
});
