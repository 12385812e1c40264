import { untranslated } from '@nzete/languages';
import { describe, expect, test } from 'vitest';
import { translated } from '../lib/catalogues.ts';
import { glossaryProblems, parseGlossary, readGlossary } from '../lib/glossary.ts';
import { allTexts, type Text } from '../lib/texts.ts';

test('[LANG-08] every translation has the words of docs/glossary.md', async () => {
  const { ui, site, content, server } = allTexts();
  for (const texts of [ui, site, content, server]) expect(texts.length).toBeGreaterThan(50);
  expect(content.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'content/navigation.json focus_areas /data label',
      'content/assistant/texts.json placeNote.town',
    ]),
  );
  expect(server.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['api.events.problem.event-full', 'api.reports.pdf.kind']),
  );
  const glossary = readGlossary();
  const columns = glossary.terms[0]?.forms.map(({ language }) => language);
  expect(columns).toEqual(expect.arrayContaining(translated.filter((language) => !untranslated.includes(language))));
  expect(glossaryProblems([...ui, ...site, ...content, ...server], glossary)).toEqual([]);
});

const glossary = (exceptions = '') =>
  parseGlossary(`# Glossary

## Terms

| en | fr | ln | sw |
|---|---|---|---|
| gallery | galerie | bafoto ? | picha |
| provincial capital | chef-lieu | mboka-mokonzi | mji mkuu / miji mikuu |
| newsletter | lettre d’information | mokanda … basango | jarida |

## Words that are not used

| Language | Not | But |
|---|---|---|
| sw | mkoa / mikoa | jimbo |

## Exceptions

| Text | Language | Term | Reason |
|---|---|---|---|
${exceptions}`);

const good: Text = {
  key: 'a.b',
  en: 'Galleries of a provincial capital, in the newsletter',
  fr: 'Galeries d’un des chefs-lieux, dans la lettre\u00a0d’information',
  ln: 'Bafoto ya mboka-mokonzi, na mokanda na biso ya basango',
  sw: 'Picha za mji mkuu, kwenye jarida',
};
const problems = (text: Partial<Text>, exceptions?: string) =>
  glossaryProblems([{ ...good, ...text }], glossary(exceptions));

describe('the check of the glossary', () => {
  test('accepts plurals, other forms, words between, capitals, and spaces that do not break', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ sw: 'PICHA za miji mikuu, jaridani' })).toEqual([]);
  });

  test.each([
    ['another word', { fr: good.fr.replace('Galeries', 'Photos') }, ['(fr), "gallery": expected galerie']],
    ['a word that only begins or ends alike', { sw: good.sw.replace('Picha', 'Mapicha pichana') }, ['(sw), "gallery"']],
    ['too many words between', { ln: good.ln.replace('na biso', 'na biso ya mike ya') }, ['(ln), "newsletter"']],
    ['a word that is not used', { sw: `${good.sw} mkoani` }, ['(sw): expected jimbo, not "mkoa"']],
  ])('tells %s with key, language and the expected word', (_name, text, expected) => {
    const found = problems(text);
    expect(found).toHaveLength(expected.length);
    for (const [index, sentence] of expected.entries()) expect(found[index]).toContain(`a.b ${sentence}`);
  });

  test('looks for no term that is only a part of an English word, or the name of a value', () => {
    expect(problems({ en: 'Galleryware, {gallery}', fr: 'x', ln: 'x', sw: 'x' })).toEqual([]);
  });

  test('lets an exception pass, and tells one that is not needed', () => {
    const other = { fr: good.fr.replace('Galeries', 'Photos') };
    expect(problems(other, '| `a.b` | fr | gallery | A caption |')).toEqual([]);
    expect(problems({}, '| `a.b`, `a.c` | fr | gallery | A caption |')).toEqual([
      'a.b (fr), "gallery": this exception is not needed',
      'a.c (fr), "gallery": this exception is not needed',
    ]);
  });

  test.each([
    ['| `a.b` | fr | gallery | |', 'has no reason'],
    ['| `a.b` | de | gallery | A caption |', `de is not ${translated.join(' or ')}`],
  ])('refuses %s', (exceptions, message) => {
    expect(() => glossary(exceptions)).toThrow(message);
  });
});
