import { expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { sharedApp, startApp } from './support/app.ts';

const server = sharedApp((atEnd) => startApp({}, atEnd));

interface Downloads {
  reports: { id: number; bytes: number }[];
  partnership_guide: number;
}

test.each(languages)('[SAVE-09] the sizes of the PDFs are those of the files, in the language %s', async (lang) => {
  const app = server();
  const size = async (path: string) => (await app.inject(`/api${path}?lang=${lang}`)).rawPayload.length;
  const { reports, partnership_guide }: Downloads = (await app.inject(`/api/downloads?lang=${lang}`)).json();
  expect(partnership_guide).toBe(await size('/partnership-guide/pdf'));
  const list: { id: number; status: string }[] = (await app.inject(`/api/reports?lang=${lang}`)).json();
  const published = list.filter(({ status }) => status === 'Published');
  expect(reports.map(({ id }) => id)).toEqual(published.map(({ id }) => id));
  for (const { id, bytes } of reports) expect(bytes).toBe(await size(`/reports/${id}/pdf`));
});
