/** Prints what the API answers to the calls of the pages, for the page stories (`.storybook/answers.ts`). */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { pictureNames } from '@nzete/scenes';
import { buildApp } from '../apps/api/src/app.ts';
import { contentPaths, schemaOf } from '../apps/api/src/content/source-files.ts';
import { readContentFiles } from '../apps/api/src/content-files/files.ts';
import { loadCatalogue } from '../apps/api/src/courses/load.ts';
import { catalogueSource } from '../apps/api/src/courses/source.ts';
import { storeClimate } from '../apps/api/test/support/known-weather.ts';
import type { RecordedAnswer, Recording, Recordings } from '../apps/site/stories/recordings.ts';
import openapi from '../packages/api-client/openapi.json' with { type: 'json' };
import { FIXED_TIME } from './lib/clock.ts';
import { root, writeJson, writeText } from './lib/files.ts';

const contentDir = join(root, 'apps/api/content');
const temporary = mkdtempSync(join(tmpdir(), 'nzete-record-'));
const [emptyDir, picturesDir] = [join(temporary, 'content'), join(temporary, 'pictures')];
const languages = ['en', 'fr'];

/** What a foundation may not have yet; all other lists have at least one entry. */
const mayBeEmpty = contentPaths.filter((path) => {
  const { type, minItems = 0 }: { type?: string; minItems?: number } = schemaOf(path) ?? {};
  return type === 'array' && minItems === 0;
});

/** Calls with other parameters than the language, as the pages make them. */
const withParameters = [
  '/assistant',
  '/events/seats',
  '/realtime-climate-data',
  '/realtime-climate-data/CD-KN/history?days=7',
  ...['mangrove', 'xyzzyq'].flatMap((q) => languages.map((lang) => `/search?lang=${lang}&q=${q}`)),
  ...languages.flatMap((lang) => [`/courses/?lang=${lang}&skip=0&limit=10`, `/explained/climate?lang=${lang}`]),
];

interface Operations {
  get?: { parameters?: { name: string }[]; responses?: { '200'?: { content?: object } } };
}

/** The calls of JSON that need nothing but a language. The courses are asked for by page. */
const withLanguage = Object.entries(openapi.paths as Record<string, Operations>)
  .filter(([, { get }]) => 'application/json' in (get?.responses?.['200']?.content ?? {}))
  .filter(
    ([path, { get }]) =>
      !/\{|courses\/$|^\/search$|^\/staff\//.test(path) && get?.parameters?.some(({ name }) => name === 'lang'),
  )
  .flatMap(([path]) => languages.map((lang) => `${path}?lang=${lang}`));

const calls = [...withLanguage, ...withParameters].sort();

type App = Awaited<ReturnType<typeof buildApp>>;

async function start(contentDir: string): Promise<App> {
  // On a busy machine no call is rejected.
  const app = await buildApp({ dataDir: ':memory:', picturesDir, pressure: { callDelayMs: 0 } });
  await app.content.load(contentDir, picturesDir);
  return app;
}

async function record(app: App): Promise<Recording> {
  const recorded: Record<string, RecordedAnswer> = {};
  for (const call of calls) {
    const { statusCode, headers, body } = await app.inject(`/api${call}`);
    if (statusCode !== 200) throw new Error(`The API answered ${call} with ${statusCode}: ${body}`);
    const total = headers['x-total-count'];
    recorded[call] = { body: JSON.parse(body), ...(total !== undefined && { total: String(total) }) };
  }
  return recorded;
}

/** The answers that differ from those with content. */
const changes = (recording: Recording, content: Recording): Recording =>
  Object.fromEntries(
    Object.entries(recording).filter(([call, answer]) => JSON.stringify(answer) !== JSON.stringify(content[call])),
  );

try {
  // Answers contain the time, and must not change with each recording.
  mock.timers.enable({ apis: ['Date'], now: new Date(FIXED_TIME) });
  writeJson(join(picturesDir, 'manifest.json'), Object.fromEntries(pictureNames.map((name) => [name, `${name}.svg`])));
  // A course pack contains its drawing; a changed drawing must not change the recording.
  for (const name of pictureNames)
    writeText(join(picturesDir, `${name}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');

  const app = await start(contentDir);
  await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)));
  const samples = await record(app);
  await storeClimate(app);
  const content = await record(app);
  await app.close();

  cpSync(contentDir, emptyDir, { recursive: true });
  for (const path of mayBeEmpty) writeJson(join(emptyDir, `${path}.json`), []);
  const bare = await start(emptyDir);
  await storeClimate(bare);
  const empty = await record(bare);
  await bare.close();

  const recordings: Recordings = { content, samples: changes(samples, content), empty: changes(empty, content) };
  process.stdout.write(JSON.stringify(recordings));
} finally {
  rmSync(temporary, { recursive: true });
}
