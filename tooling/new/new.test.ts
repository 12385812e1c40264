/**
 * Every generator runs in a copy of the repository, where the checks of `npm test` must then pass.
 */
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeJson, writeText } from '../lib/files.ts';
import { linkInstalled } from '../lib/modules.ts';
import { run } from '../lib/run.mjs';
import { environment, root } from '../lib/setup.mjs';
import { newComponent } from './component.ts';
import { Draft } from './draft.ts';
import { newForm } from './form.ts';
import { newLanguage } from './language.ts';
import { namesOf } from './names.ts';
import { newResource } from './resource.ts';
import { newRoute } from './route.ts';
import { newSubject } from './subject.ts';

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-new-')));
const left = ['.git', '.reports', '.data', '.turbo', 'node_modules', 'dist', 'storybook-static'];

/** The pages' cards, which take most of the build time. */
const cards = 'apps/site/node_modules/.vite';

const titles = { en: 'Seed library', fr: 'La grainothèque', ln: 'Ebombelo ya mboto', sw: 'Maktaba ya mbegu' };

/** The installed packages are links out of the copy, where Vite serves no files by default. */
function serveLinkedPackages() {
  const draft = new Draft(copy);
  draft.change('vitest.config.ts', /(?<=const storybook = .*\n)/, () => '  server: { fs: { strict: false } },\n');
  for (const [path, text] of draft.files) writeText(join(copy, path), text);
}

/** Not NODE_ENV=test, which would make a development build. */
const env = environment({ NODE_ENV: undefined });

async function must(command: string, folder = '.') {
  const { code, output } = await run(command, undefined, { cwd: join(copy, folder), env });
  expect(code, `${command}\n${output}`).toBe(0);
}

const generate = (what: string) => must(`node tooling/new/index.ts ${what}`);

beforeAll(async () => {
  const isKept = (path: string) => !left.includes(basename(path));
  for (const name of readdirSync(root).filter(isKept))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isKept });
  linkInstalled(copy);
  serveLinkedPackages();
  if (existsSync(join(root, cards))) cpSync(join(root, cards), join(copy, cards), { recursive: true });
  const components = async () => {
    await generate('component VillageNotice');
    await generate('component PlainNotice --primitive');
  };
  await Promise.all([components(), generate('route seed-library'), generate('resource TreeNurseries')]);
  await generate('subject SeedRequest');
  await generate('form SeedRequest');
  await generate('language pt');
  // The builds contain the languages, and the client the call of the form.
  await must('npm run build', 'packages/ui');
  await must('npm run build', 'packages/api-client');
  await must('npm run build', 'apps/api');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Checks of the whole repository take minutes: before a release, and after changes to a generator.
 */
const wholeTest = test.runIf(process.env.GENERATOR_TESTS === 'all');

describe.concurrent('after npm run new component, route, resource, subject, form and language', () => {
  test('the site builds, and the server shows the new page with its translated title, in the new language in English, and takes the new form without scripts', async () => {
    const { en, ...translated } = titles;
    writeJson(join(copy, 'titles.json'), { 'site.seedLibrary.title': translated });
    await must('npm run messages -w apps/site -- add titles.json');
    await must('npm run build', 'apps/site');
    const { startServer } = await import(pathToFileURL(join(copy, 'tooling/lib/server.ts')).href);
    const server = await startServer();
    try {
      for (const [language, title] of [...Object.entries(titles), ['pt', titles.en]]) {
        const answer = await fetch(`${server.url}/seed-library?lang=${language}`);
        expect(answer.status).toBe(200);
        const page = await answer.text();
        expect(page).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
        expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      }
      const post = (answers: Record<string, string>) =>
        fetch(`${server.url}/seed-request?lang=fr`, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'seed-request', ...answers }),
          headers: { accept: 'text/html', origin: server.url },
          redirect: 'manual',
        });
      const refused = await post({ name: 'Ada Mbo', email: 'ada@example', message: 'Maize' });
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Écrivez l’adresse comme')]);
      const sent = await post({ name: 'Ada Mbo', email: 'ada@example.org', message: 'Maize' });
      const { pathname, searchParams } = new URL(sent.headers.get('location') ?? '', server.url);
      expect([sent.status, pathname, searchParams.get('form')]).toEqual([303, '/sent', 'seed-request']);
      expect(searchParams.get('reference')).toMatch(/^NZ-[A-Z]-/);
    } finally {
      await server.stop();
    }
  });

  wholeTest('the stories of the new components pass, and they keep the contract of every component', async () => {
    await must('vitest run --project storybook VillageNotice PlainNotice foundations/Contract');
  });

  wholeTest('format, lint, texts, types and generated files are in order, and nothing is unused', async () => {
    await must('biome check --error-on-warnings');
    for (const owner of ['packages/ui', 'apps/site', 'apps/api'])
      await must(`node tooling/messages.ts ${owner} --check`);
    for (const workspace of ['packages/languages', 'packages/ui', 'packages/api-client', 'apps/site', 'apps/api'])
      await must('tsc --noEmit', workspace);
    await must('knip --no-config-hints');
    await must('node tooling/generated.ts');
  });

  test('the tests that look at every component, page and call pass, and so does that of the new call', async () => {
    const unit =
      'boundaries slots.test server-components exports.test routes.test apps/site/vite/cards packages/api-client server-levels server-places';
    await must(
      `vitest run --project unit --project api ${unit} tree-nurseries seed-request content.test content-rules openapi`,
    );
    await must('vitest run --project api typed-names privacy-erasure -t "is known|erase deletes all"');
  });

  test('the tests that look at every language pass, and only npm run untranslated says what is still English', async () => {
    const unit = 'packages/languages packages/ui/src/provider CountrySelect PageMeta glossary.test messages.test';
    await must(`vitest run --project unit --project api ${unit} problems.test content-command reports.test assistant-`);
    await must('npm run content:check');
    const { code, output } = await run('node tooling/untranslated.ts', undefined, { cwd: copy, env });
    expect(code).toBe(1);
    for (const text of [
      'ui.VillageNotice.dismiss: Close',
      'site.seedLibrary.title: Seed library',
      'content/hero.json images 0 alt: ',
      'src/assistant/language-model/prompt.json languages: ',
      'apps/api/content/assistant/words.json: ',
      'api.http.problem.not-found: Not found',
      /^apps\/api\/src\/content\/rules\/illustrations.ts:\d+: 'Illustration: '$/m,
      /^pt: \d{4} texts are still English/m,
    ])
      expect(output).toMatch(text);
  });

  wholeTest('every unit test and every test of the server passes', async () => {
    await must('vitest run --project unit --project api');
  });
});

describe('npm run new', () => {
  const draft = () => new Draft(root);

  test('refuses to write over what is there', () => {
    expect(() => newComponent(draft(), namesOf('Button'), true)).toThrow('already exists');
    expect(() => newResource(draft(), namesOf('Team'))).toThrow('already exists');
    expect(() => newSubject(draft(), namesOf('Feedback'))).toThrow('already exists');
    expect(() => newLanguage(draft(), 'sw')).toThrow('The language sw already exists');
  });

  test.each([
    ['of a page', 'volunteers', "volunteers: '/volunteers'"],
    ['of an address', 'data-portal', "dataPortal: '/data-portal'"],
    ['below another address', 'community-voice', "'/responsible-minerals/community-voice'"],
  ])('refuses a route with the name %s of the table, and shows its line', (_, name, line) => {
    expect(() => newRoute(draft(), namesOf(name))).toThrow(/The address is already used.*\n.*/);
    expect(() => newRoute(draft(), namesOf(name))).toThrow(line);
  });

  test('refuses a form without a call that it could send, and says how to make one', () => {
    expect(() => newForm(draft(), namesOf('TreeSwap'))).toThrow('First: npm run new subject tree-swap');
  });

  test.each(['component', 'route', 'form', 'resource', 'subject', 'language'])('%s is in a guide', (kind) => {
    const guides = globSync('docs/guides/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
    expect(guides.join('\n')).toContain(`\`npm run new ${kind} `);
  });

  test('refuses a name that cannot be one', () => {
    expect(() => namesOf('1st place!')).toThrow('is not a name');
    expect(() => newLanguage(draft(), 'portuguese')).toThrow('is not a language code');
    expect(() => newLanguage(draft(), 'lua')).toThrow('add its name');
  });

  test('a number belongs to the word before it, so that file and code name the same', () => {
    expect(namesOf('vision-2030')).toEqual({
      pascal: 'Vision2030',
      camel: 'vision2030',
      kebab: 'vision2030',
      words: 'Vision 2030',
    });
  });
});
