/** Checks the words of comments, docs and test titles, and the line length of contributor docs. */
import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';

/** Old-fashioned and unclear words. Texts for visitors follow docs/glossary.md instead. */
const unusual =
  /\b(?:whoever|whosoever|anew|mend(?:s|ed|ing)?|lest|hence(?:forth)?|thereby|thereof|whereby|wherein|hitherto|upon|whilst|nought|forthwith|rendered ahead|ways out|when left out|in the house[’']s form)\b/i;

const code = sources('{apps,packages,tooling,.storybook}/**/*.{ts,tsx,mjs,css}');
const docs = sources('{.,docs,docs/*,.changeset,apps/*,packages/*}/*.md');
/** Texts of visitors, and licences. */
const isText = (file: string) => /\/(generated|words|messages)\/|messages\.ts$|words\.test\.ts$/.test(file);

test('code and docs are in plain words', () => {
  expect(docs.length).toBeGreaterThan(30);
  const found = [...code, ...docs]
    .filter((file) => !isText(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
        .filter(({ line }) => unusual.test(line))
        .map(({ line, place }) => `${place} ${unusual.exec(line)?.[0]}`),
    );
  expect(found).toEqual([]);
});

test('the pages for contributors have lines of 100 characters at most', () => {
  const pages = sources('{CONTRIBUTING.md,docs/guides/*.md}');
  expect(pages.length).toBeGreaterThan(4);
  const long = pages.flatMap((page) =>
    textOf(page)
      .split('\n')
      .flatMap((line, index) => (line.length > 100 ? `${page}:${index + 1}` : [])),
  );
  expect(long).toEqual([]);
});
