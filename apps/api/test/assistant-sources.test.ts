import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../src/content-files/files.ts';
import { loadCatalogue } from '../src/courses/load.ts';
import { catalogueSource } from '../src/courses/source.ts';
import { sharedApp, startApp } from './support/app.ts';
import { chat } from './support/assistant.ts';
import newQuestions from './support/assistant-new-questions.json' with { type: 'json' };
import asked from './support/assistant-questions.json' with { type: 'json' };
import { contentDir } from './support/folders.ts';
import { storeClimate } from './support/known-weather.ts';

/** The share that must have a source with the answer. */
const WANTED = 0.9;

const app = sharedApp(async (atEnd) => {
  const started = await startApp({}, atEnd);
  await loadCatalogue(started.store, catalogueSource(await readContentFiles(contentDir)));
  await storeClimate(started);
  return started;
});

/** The questions of one language whose sources are wrong. */
async function missed(rows: string[][]): Promise<string[]> {
  const found = await Promise.all(
    rows.map(async ([question = '', ...wanted]) => {
      const { sources, language } = (await chat(app(), question)).json();
      const hrefs: string[] = sources.map(({ href }: { href: string }) => href);
      const isRight = hrefs.some((href) => wanted.some((each) => href.includes(each)));
      return isRight
        ? []
        : [`${question} (${language}) leads to ${hrefs.join(' ') || 'nothing'}, not to ${wanted.join(' or ')}`];
    }),
  );
  return found.flat();
}

describe('[API-05] of thirty questions, half of them colloquial or misspelt, nine in ten lead to the right source', () => {
  test.each(Object.entries(asked))('in %s', async (_lang, questions) => {
    expect(questions).toHaveLength(30);
    const wrong = await missed(questions);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(30 * (1 - WANTED));
  });
});

describe('[API-05] of ten questions in words of their own, seven lead to the right source', () => {
  test.each(Object.entries(newQuestions))('in %s', async (_lang, questions) => {
    expect(questions).toHaveLength(10);
    const wrong = await missed(questions);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  });
});
