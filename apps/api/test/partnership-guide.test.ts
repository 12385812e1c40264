import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { sharedApp, startApp } from './support/app.ts';

const server = sharedApp((atEnd) => startApp({}, atEnd));
/** Words are compared without line breaks. */
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface Guide {
  title: string;
  lead: string;
  sections: { title: string; text: string; points: string[] }[];
}

describe('GET /partnership-guide/pdf', () => {
  test.each(languages)('[SHIP-08] has all texts of the guide, in the language %s', async (lang) => {
    const app = server();
    const guide: Guide = (await app.inject(`/api/partnership-guide?lang=${lang}`)).json();
    const answer = await app.inject(`/api/partnership-guide/pdf?lang=${lang}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="nzete-partnership-guide-${lang}.pdf"`);
    expect(answer.rawPayload.length).toBeLessThan(60_000);
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: guide.title });
    const text = words((await extractText(pdf, { mergePages: true })).text);
    const all = guide.sections.flatMap(({ title, text: said, points }) => [title, said, ...points]);
    for (const part of [guide.title, guide.lead, ...all]) expect(text).toContain(words(part));
    const outline = (await pdf.getOutline()) as { title: string }[];
    expect(outline.map(({ title }) => words(title))).toEqual(guide.sections.map(({ title }) => words(title)));
  });
});
