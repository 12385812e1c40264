import { expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { sharedApp } from './support/app.ts';

const app = sharedApp();

test.each(languages)(
  '[VOL-02, API-01, LANG-08] the three opportunities, each with its place and its week, in %s',
  async (lang) => {
    const answer = await app().inject(`/api/volunteer-opportunities?lang=${lang}`);
    expect(answer.statusCode).toBe(200);
    const opportunities = answer.json<{ title: string; where: string; days: string[] }[]>();
    expect(opportunities).toHaveLength(3);
    for (const { title, where, days } of opportunities) {
      expect(title && where).not.toBe('');
      expect(days).toHaveLength(7);
      expect(days).not.toEqual(Array(7).fill('none'));
    }
  },
);

test('[VOL-02] the places are those of the documents', async () => {
  const answer = await app().inject('/api/volunteer-opportunities');
  expect(answer.json<{ title: string; where: string }[]>().map(({ title, where }) => `${title}: ${where}`)).toEqual([
    'Field data collectors: Kinshasa and surrounding areas',
    'Financial education trainers: Remote and on-site',
    'Reforestation coordinators: Multiple locations',
  ]);
});
