import { describe, expect, test, vi } from 'vitest';
import { loadContent } from '../src/content/load.ts';
import { validContent } from '../src/content/source-files.ts';
import { KEPT_VERSIONS, readVersions } from '../src/content/versions.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { contentDir, copyOfContent, readContentFile, sharedPictures } from './support/folders.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { runServer } from './support/server.ts';

interface Hero {
  stats: { volunteers: number };
}

const { volunteers } = readContentFile<Hero>('hero.json').stats;

/** A copy of the content with another number on the home page. */
function copySaying(number: number) {
  const copy = copyOfContent();
  copy.edit<Hero>('hero.json', ({ stats }) => Object.assign(stats, { volunteers: number }));
  return copy;
}

const content = (place: Place, args: string[], folder = contentDir) =>
  runCommand('content', place, args, { CONTENT_DIR: folder, PICTURES_DIR: sharedPictures(), SITE_DIR: '/nowhere' });

/** Starts a server with a content folder, requests it, and stops it. */
async function started({ dataDir }: Place, folder = contentDir) {
  const { url, child, exited, output } = await runServer({ DATA_DIR: dataDir, CONTENT_DIR: folder });
  const shown = (await (await fetch(`${url}/api/hero`)).json()).stats.volunteers;
  child.kill('SIGINT'); // which closes keep-alive connections at once
  await exited;
  return { shown, output: output() };
}

describe('a start', () => {
  test('[API-01] does not turn back what was loaded, however often, and says so', async () => {
    const place = await temporaryPlace();
    expect((await started(place)).shown).toBe(volunteers);
    await content(place, ['load'], copySaying(volunteers + 1).folder);
    for (let start = 0; start < 2; start += 1) {
      const { shown, output } = await started(place);
      expect(shown).toBe(volunteers + 1);
      expect(output).toContain(
        "Content that was loaded by hand stays, and differs from the server's files: hero.json\n",
      );
    }
    // A newer version of the server has another text.
    const newer = copySaying(volunteers + 2).folder;
    expect((await started(place, newer)).shown).toBe(volunteers + 1);
    // Four servers and a command: on a busy machine that takes more than half a minute.
  }, 120_000);

  test('[API-01] shows what a newer version of the server brings, where no one has loaded anything else', async () => {
    const place = await temporaryPlace();
    await started(place);
    const { shown, output } = await started(place, copySaying(volunteers + 2).folder);
    expect(shown).toBe(volunteers + 2);
    expect(output).not.toContain('by hand');
  });

  test('[API-01] goes on with its own files once they say what was loaded', async () => {
    const place = await temporaryPlace();
    await started(place);
    const { folder } = copySaying(volunteers + 1);
    await content(place, ['load'], folder);
    expect((await started(place, folder)).output).not.toContain('by hand');
    expect((await started(place, copySaying(volunteers + 3).folder)).shown).toBe(volunteers + 3);
  });

  test('[API-01] does not turn back the courses, the updates and the samples either', async () => {
    const place = await temporaryPlace();
    await started(place);
    const { folder, edit } = copyOfContent();
    edit<{ title: { en: string } }[]>('partnership-updates.json', ([first]) =>
      Object.assign(first?.title ?? {}, { en: 'A corrected title' }),
    );
    edit<{ courses: { title: { en: string } }[] }>('courses/list.json', ({ courses: [first] }) =>
      Object.assign(first?.title ?? {}, { en: 'A corrected course' }),
    );
    edit<Record<string, string>>('samples.json', (samples) => delete samples['/team']);
    expect((await content(place, ['load'], folder)).code).toBe(0);
    const { url } = await runServer({ DATA_DIR: place.dataDir });
    const [updates, courses] = await Promise.all(
      ['partnership-updates', 'courses/'].map(async (path) => (await fetch(`${url}/api/${path}`)).text()),
    );
    expect(updates).toContain('A corrected title');
    expect(courses).toContain('A corrected course');
    const { store } = await startApp(place);
    const kept = await store.db.selectFrom('content').select('path').whereRef('digest', '<>', 'start_digest').execute();
    expect(kept.map(({ path }) => path).toSorted()).toEqual(['/courses/list', '/partnership-updates', '/samples']);
  });

  test('[API-01] refuses what was loaded by another version and does not fit this one, and says how to go on', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const files = validContent(await readContentFiles(contentDir));
    const unfit = files.map((file) => (file.path === '/hero' ? { ...file, source: { images: [] } } : file));
    await loadContent(app.store, unfit, { origin: 'load', mails: false });
    const { exited, output } = await runServer({ DATA_DIR: place.dataDir }).catch((error: Error) => ({
      exited: Promise.resolve(1),
      output: () => error.message,
    }));
    expect(await exited).toBe(1);
    expect(output()).toContain('The content in the database does not match this version of Nzete.');
    expect(output()).toContain('The content file hero.json is not valid: it must have required properties');
    expect(output()).toContain('npm run content:history');
  });
});

describe('content:load --dry-run', () => {
  test('[API-01] says which key of which file would change, and changes nothing', async () => {
    const place = await temporaryPlace();
    const { store } = await startApp(place);
    const { folder, edit } = copySaying(volunteers + 1);
    edit<object[]>('team.json', (team) => team.pop());
    const before = await store.db.selectFrom('content').selectAll().orderBy('path').execute();
    const { code, stdout } = await content(place, ['load', '--dry-run'], folder);
    const lines = stdout.split('\n');
    expect(code).toBe(0);
    expect(lines).toContain('hero.json');
    expect(lines).toContain(`  /stats/volunteers: ${volunteers} -> ${volunteers + 1}`);
    expect(stdout).toMatch(/\nteam\.json\n {2}\/\d+: removed \{/);
    expect(lines.at(-2)).toBe('Nothing was written, because of --dry-run.');
    expect(await store.db.selectFrom('content').selectAll().orderBy('path').execute()).toEqual(before);
    expect((await content(place, ['load', '--dry-run'])).stdout).toMatch(/^Nothing would change/);
  });
});

describe('content:history and content:restore', () => {
  test('[API-01] list the versions of a file and show an earlier one again', async () => {
    const place = await temporaryPlace();
    await started(place);
    await content(place, ['load'], copySaying(volunteers + 1).folder);
    const { stdout } = await content(place, ['history', 'hero.json']);
    const [name, newest, oldest, ...rest] = stdout.trimEnd().split('\n');
    expect([name, rest]).toEqual(['hero.json', []]);
    expect(newest).toMatch(/^ +\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}[\da-f]{12} {2}by content:load, shown now$/);
    expect(oldest).toMatch(/^ +\d+ .*by a server start$/);
    const first = String(Number(oldest?.trim().split(' ')[0]));

    const dry = await content(place, ['restore', 'hero', first, '--dry-run']);
    expect(dry.stdout).toBe(
      `hero.json\n  /stats/volunteers: ${volunteers + 1} -> ${volunteers}\nNothing was written, because of --dry-run.\n`,
    );
    expect((await content(place, ['history', 'hero'])).stdout).toBe(stdout);

    const restored = await content(place, ['restore', 'hero.json', first]);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toContain(`Revision ${first} of hero.json is published again.`);
    expect((await started(place)).shown).toBe(volunteers);
  });

  test('[API-01] what is put back against the text of a newer server stays', async () => {
    const place = await temporaryPlace();
    await started(place);
    const { folder } = copySaying(volunteers + 2);
    expect((await started(place, folder)).shown).toBe(volunteers + 2);
    const { stdout } = await content(place, ['history', 'hero']);
    const first = /(\d+) [^\n]*\n$/.exec(stdout)?.[0].trim().split(' ')[0] ?? '';
    await content(place, ['restore', 'hero', first]);
    expect((await started(place, folder)).shown).toBe(volunteers);
  });

  test('[API-01] put the courses and the updates back too', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const { folder, edit } = copyOfContent();
    edit<object[]>('partnership-updates.json', (updates) => updates.pop());
    const titles = async () => (await app.inject('/api/partnership-updates')).json().length;
    const before = await titles();
    await content(place, ['load'], folder);
    expect(await titles()).toBe(before - 1);
    const [, first] = await readVersions(app.store, '/partnership-updates');
    await content(place, ['restore', 'partnership-updates', String(first?.revision)]);
    expect(await titles()).toBe(before);
  });

  test('[API-01] a version that is not kept, an unknown file and a word for a number are refused', async () => {
    const place = await temporaryPlace();
    await startApp(place);
    const missing = await content(place, ['restore', 'hero', '999999']);
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringMatching(/^Revision 999999 of hero\.json is not stored\. Stored revisions: \d+\.\n$/),
    ]);
    for (const [args, sentence] of [
      [['restore', 'heros', '1'], 'There is no content file heros.'],
      [['restore', 'hero', 'one'], 'one is not a revision number.'],
    ] as const) {
      const { code, stderr } = await content(place, [...args]);
      expect([code, stderr.split('\n')[0]]).toEqual([2, sentence]);
    }
  });

  test('[API-01] a version that the other files contradict is refused, in the words of content:check', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const files = validContent(await readContentFiles(contentDir));
    const unfit = files.map((file) => (file.path === '/hero' ? { ...file, source: { images: [] } } : file));
    await loadContent(app.store, unfit, { origin: 'load', mails: false });
    await loadContent(app.store, files, { origin: 'load', mails: false });
    const [, bad] = await readVersions(app.store, '/hero');
    const { code, stderr } = await content(place, ['restore', 'hero', String(bad?.revision)]);
    expect(code).toBe(1);
    expect(stderr).toContain('The content file hero.json is not valid: it must have required properties');
    expect((await readVersions(app.store, '/hero'))[0]?.origin).toBe('load');
  });

  test('[API-01] no more than the last versions of a file are kept, and of the others none is lost', async () => {
    const { store } = await startApp(await temporaryPlace());
    const files = validContent(await readContentFiles(contentDir));
    for (let number = 1; number <= KEPT_VERSIONS + 5; number += 1) {
      const next = files.map((file) => (file.path === '/hero' ? { ...file, source: { number } } : file));
      expect(await loadContent(store, next, { origin: 'load', mails: false })).toEqual(['/hero']);
    }
    const versions = await readVersions(store, '/hero');
    expect(versions).toHaveLength(KEPT_VERSIONS);
    expect(versions.map(({ revision }) => revision)).toEqual(
      versions.map(({ revision }) => revision).toSorted((a, b) => b - a),
    );
    expect(versions.filter(({ shown }) => shown)).toEqual([versions[0]]);
    expect(await readVersions(store, '/team')).toHaveLength(1);
  });
});

test('[API-01] two loads at the same moment write one version', async () => {
  const place = await temporaryPlace();
  const { store } = await startApp(place);
  const { folder } = copySaying(volunteers + 1);
  const ended = await Promise.all([content(place, ['load'], folder), content(place, ['load'], folder)]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(await readVersions(store, '/hero')).toHaveLength(2);
});

describe('another server on the same database', () => {
  test('[API-01] shows changed content within half a minute, also when the clock was set back a day', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      const place = await temporaryPlace();
      const [one, other] = [await startApp(place), await startApp(place)];
      const shown = async () => (await other.inject('/api/hero')).json().stats.volunteers;
      expect(await shown()).toBe(volunteers);
      vi.setSystemTime(Date.now() - 86_400_000);
      await one.content.load(copySaying(volunteers + 1).folder, sharedPictures());
      vi.advanceTimersByTime(30_001);
      expect(await shown()).toBe(volunteers + 1);
    } finally {
      vi.useRealTimers();
    }
  });
});
