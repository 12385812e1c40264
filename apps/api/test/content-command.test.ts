import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { contentResources } from '../src/content/resources/index.ts';
import { describeSample } from '../src/content-files/samples.ts';
import { startApp } from './support/app.ts';
import { openMethod, openWallet } from './support/donations.ts';
import {
  contentDir,
  copyOfContent,
  readContentFile,
  sharedPictures,
  temporaryFolder,
  writeFiles,
} from './support/folders.ts';
import { seedFile } from './support/partnership-updates.ts';
import { databaseOf, sqliteDescribe, sqliteTest, temporaryPlace } from './support/place.ts';
import { compileCache, program } from './support/programs.ts';
import { runServer, spawnServer } from './support/server.ts';

interface Hero {
  images: object[];
  stats: { volunteers: number };
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function content(command: string[], env: Record<string, string> = {}): Promise<Ended> {
  const paths = { ...compileCache(), PICTURES_DIR: sharedPictures(), SITE_DIR: '/nowhere' };
  const options = { env: { PATH: process.env.PATH, ...paths, ...env } };
  return promisify(execFile)(process.execPath, [program('content'), ...command], options).then(
    (output) => ({ code: 0, ...output }),
    (error: Ended) => error,
  );
}

sqliteDescribe('npm run content:check', () => {
  test('[API-01] takes the content as it is, and lists every sample that is still in place', async () => {
    const { code, stdout, stderr } = await content(['check']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`The content is valid: ${contentResources.length} answers`);
    const samples: Record<string, string> = JSON.parse(readFileSync(join(contentDir, 'samples.json'), 'utf8'));
    for (const [path, why] of Object.entries(samples)) expect(stdout).toContain(`  ${describeSample(path)}: ${why}\n`);
  });

  test('[API-01] says all that is wrong at once, each with its file and its place, and fails', async () => {
    const { folder, change, edit } = copyOfContent();
    edit<Hero>('hero.json', ({ images: [, second, third], stats }) => {
      Object.assign(second ?? {}, { src: 'picture:volcano' });
      Object.assign(third ?? {}, { src: 'photo:pump' });
      Object.assign(stats, { trees: 'many', shrubs: 3 });
    });
    edit<{ nav_links: { label: object }[] }>('navigation.json', ({ nav_links: [first] }) =>
      Object.assign(first?.label ?? {}, { en: '', fr: '', ln: ' ', sw: '' }),
    );
    change('samples.json', '"/settings"', '"/setings"');
    rmSync(join(folder, 'social_media_links.json'));
    writeFiles(folder, { 'notes.json': '{}' });
    const { code, stdout, stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    const invalid = (file: string, what: string) => `The content file ${file} is not valid: ${what}.`;
    expect(lines).toEqual(
      expect.arrayContaining([
        invalid('hero.json', '/images/1/src uses the picture "volcano", which has not been generated'),
        invalid('hero.json', '/images/2/src uses the photo "pump", which does not exist: npm run photos'),
        invalid('hero.json', '/stats must not have additional properties: shrubs'),
        invalid('hero.json', '/stats/trees must be integer'),
        invalid('navigation.json', '/nav_links/0/label must be written in one language at least'),
        'The content file social_media_links.json is missing.',
        invalid('samples.json', '/setings is not the path of a content file'),
        'No API call uses the content file notes.json.',
      ]),
    );
    const problems = 8;
    expect(lines).toHaveLength(problems + 1);
    expect(lines.at(-1)).toBe(`${problems} problems`);
  });

  test('[API-01] names every file that is not JSON, and where it stops being JSON', async () => {
    const { folder, change } = copyOfContent();
    change('settings.json', '{', '{,');
    change('hero.json', '{', '[');
    const { code, stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/hero\.json is not valid JSON: .*\n.*settings\.json is not valid JSON: .*position 1/);
  });

  test('[API-01] says all that is wrong in the courses, the updates and the list of samples too', async () => {
    const { folder, change, edit } = copyOfContent();
    edit<{ courses: { duration: string }[] }>('courses/list.json', ({ courses: [first, second] }) => {
      Object.assign(first ?? {}, { duration: 'soon' });
      Object.assign(second ?? {}, { duration: 'later' });
    });
    change('courses/samples.json', /"total": \d+/, '"total": -1, "most": 3');
    change('courses/samples.json', /"ln": "[^"]+"/, '"ln": 3');
    change('partnership-updates.json', /"date": "2025-/g, '"date": "2025-13-');
    change('samples.json', '{', '{ "/team": 1, "/about": "",');
    const { code, stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect(code).toBe(1);
    const updates = JSON.parse(readFileSync(join(folder, 'partnership-updates.json'), 'utf8'));
    expect(stderr).toMatch(
      /list\.json is not valid: \/courses\/\d+\/duration is unknown: no duration is called soon\.\n/,
    );
    expect(stderr).toMatch(
      /list\.json is not valid: \/courses\/\d+\/duration is unknown: no duration is called later\.\n/,
    );
    expect(stderr).toContain('samples.json is not valid: it must not have additional properties: most.\n');
    expect(stderr).toContain('samples.json is not valid: /total must be >= 0.\n');
    expect(stderr).toMatch(/samples\.json is not valid: \/\S+\/ln must be string\.\n/);
    expect(stderr.match(/partnership-updates\.json is not valid: \/\d+\/date must match format/g)).toHaveLength(
      updates.length,
    );
  });

  test('[API-01] says of each unknown property where it is, however many there are', async () => {
    const { folder, edit } = copyOfContent();
    const names = Array.from({ length: 20 }, (_, index) => `extra${index}`);
    edit<Hero>('hero.json', ({ stats }) => {
      Object.assign(stats, { trees: 'many', ...Object.fromEntries(names.map((name) => [name, 1])) });
    });
    const { stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect(stderr).toContain(`/stats must not have additional properties: ${names.join(', ')}.\n`);
    expect(stderr).toContain('/stats/trees must be integer.\n2 problems\n');
  });

  test('[API-01] says what a start says', async () => {
    const { folder, edit } = copyOfContent();
    edit<Hero>('hero.json', ({ stats }) => Object.assign(stats, { trees: 'many', shrubs: 3 }));
    const { stderr } = await content(['check'], { CONTENT_DIR: folder });
    const { exited, output } = spawnServer({ CONTENT_DIR: folder, DATA_DIR: temporaryFolder() });
    expect(await exited).toBe(1);
    expect(output()).toContain(stderr.replace('2 problems\n', ''));
  });

  test('[API-01, CONTENT-60] names doubts with their place, and fails for none', async () => {
    const { folder, edit } = copyOfContent();
    edit<Hero>('hero.json', ({ stats }) => Object.assign(stats, { trees: 7 }));
    const { code, stdout, stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Look at the content file hero.json: /stats/trees has 7, but treesPlanted in ');
    expect(stdout).toContain('The content is valid');
  });

  test.each([[['chek']], [[]], [['check', 'hero']]])('[API-01] typed wrongly, %j, says how to', async (command) => {
    const { code, stderr } = await content(command);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^Give one command: check, load, export, history or restore\.\nUsage:\n/),
    ]);
  });
});

sqliteDescribe('photos that are in several lists', () => {
  type Photos = { id: number; src: string; category: unknown }[];
  const words = {
    en: 'Illustration: water.',
    fr: 'Illustration\u00a0: de l’eau.',
    ln: 'Elilingi ya koyema: mai.',
    sw: 'Mchoro: maji.',
  };

  /** Checks the content with a changed first photo of a list. */
  async function checkChanged(list: string, change: object) {
    const { folder, edit } = copyOfContent();
    edit<Photos>(list, ([first]) => Object.assign(first ?? {}, change));
    return content(['check'], { CONTENT_DIR: folder });
  }

  test.each([
    ['src', 'picture:canopy-dawn'],
    ['alt', words],
    ['title', words],
    ['description', words],
    ['category', words],
    ['icon', null],
  ])('[IMPACT-03, GAL-01] and differ in %s are named, with both files', async (field, value) => {
    const list = 'photos/tree-planting.json';
    const [first] = readContentFile<Photos>(list);
    const { code, stdout } = await checkChanged(list, { [field]: value });
    expect(code).toBe(0);
    const what = field === 'alt' ? `of the picture ${first?.src}` : `of the photo ${first?.id}`;
    expect(stdout).toContain(`Look at the content file ${list}: /0/${field} ${what} is another in `);
    expect(stdout).toMatch(new RegExp(`file photos\\.json: /\\d+/${field} ${what} is another in ${list}`));
  });

  test('[CGAL-01] may be in the community gallery under another filter, with the same texts as elsewhere', async () => {
    const gallery = 'photos/community-gallery.json';
    const photos = readContentFile<Photos>(gallery);
    const category = photos.find((photo) => photo.category !== photos[0]?.category)?.category;
    const other = await checkChanged(gallery, { category });
    expect(other.stdout).not.toContain('Look at');
    const { stdout } = await checkChanged(gallery, { title: words });
    expect(stdout).toContain(`community-gallery.json: /0/title of the photo ${photos[0]?.id} is another in `);
  });
});

describe('npm run content:load', () => {
  const { volunteers } = readContentFile<Hero>('hero.json').stats;

  test('[API-01] puts the content into the database of a server, and tells what changed', async () => {
    const dataDir = temporaryFolder();
    const databaseUrl = await databaseOf(dataDir);
    const { url } = await runServer({ DATA_DIR: dataDir });
    expect((await (await fetch(`${url}/api/hero`)).json()).stats.volunteers).toBe(volunteers);
    const { folder, edit } = copyOfContent();
    edit<Hero>('hero.json', ({ stats }) => Object.assign(stats, { volunteers: volunteers + 1 }));
    const env = { DATA_DIR: dataDir, CONTENT_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const first = await content(['load'], env);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toBe('changed: /hero\nRunning servers show it within 30 seconds.\n');
    const second = await content(['load'], env);
    expect(second.stdout).toBe('Nothing has changed: the database matches the files.\n');
  });

  test('[API-01] refuses what content:check refuses, in its words, and changes nothing', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const { folder, edit } = copyOfContent();
    edit<Hero>('hero.json', ({ stats }) => Object.assign(stats, { volunteers: volunteers + 1 }));
    edit<{ id: string }[]>(seedFile, ([first, second]) => Object.assign(second ?? {}, { id: first?.id }));
    const check = await content(['check'], { CONTENT_DIR: folder });
    expect(check.stderr).toContain('partnership-updates.json is not valid: /1/id repeats the id ');
    const env = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
    expect(await content(['load'], { CONTENT_DIR: folder, ...env })).toMatchObject({ code: 1, stderr: check.stderr });
    app.content.forget();
    expect((await app.inject('/api/hero')).json().stats.volunteers).toBe(volunteers);
  });
});

describe('donations', () => {
  test('[DON-02] content:load says which methods it opens and by whom, and adds it to the audit trail', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const { folder, edit } = copyOfContent();
    openMethod(edit, 'paypal');
    openWallet(edit);
    const { dataDir, databaseUrl } = place;
    const load = () =>
      content(['load'], { CONTENT_DIR: folder, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    const opened = async () => (await readActions(app.store)).map(({ at, ...action }) => action);
    const who = userInfo().username;
    expect((await load()).stdout).toContain(
      `opened for donations: PayPal, by ${who}\nopened for donations: Bitcoin (BTC), by ${who}\n`,
    );
    const action = { who, action: 'opened-donations', reason: 'by content:load' };
    const both = [
      { ...action, subject: 'PayPal' },
      { ...action, subject: 'Bitcoin (BTC)' },
    ];
    expect(await opened()).toEqual(expect.arrayContaining(both));
    expect(await opened()).toHaveLength(2);
    edit<{ color: string }[]>('crypto-addresses.json', ([, second]) => Object.assign(second ?? {}, { color: 'river' }));
    expect((await load()).stdout).not.toContain('opened');
    openMethod(edit, 'paypal', ({ details: [detail] }) => Object.assign(detail ?? {}, { value: 'other@nzete.org' }));
    expect((await load()).stdout).toContain(`opened for donations: PayPal, by ${who}\n`);
    expect(await opened()).toHaveLength(3);
  });

  sqliteTest(
    '[DON-02] a start in production says in one line that they are closed, until a method is open',
    async () => {
      const closed = 'Donations are closed: no method in donation-methods.json or crypto-addresses.json is open.\n';
      const production = { NODE_ENV: 'production', ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };
      const { folder, edit } = copyOfContent();
      const start = async () => {
        const server = await runServer({ DATA_DIR: temporaryFolder(), CONTENT_DIR: folder, ...production });
        server.child.kill('SIGINT');
        await server.exited;
        return server.output();
      };
      expect(await start()).toContain(closed);
      openMethod(edit, 'mobile-money');
      expect(await start()).not.toContain(closed);
    },
  );

  test('[DON-02] content:check lists files with samples although their lines in samples.json are gone', async () => {
    const { folder, change } = copyOfContent();
    change('samples.json', /^ {2}"\/(crypto-addresses|donation-methods)".*\n/gm, '');
    const { code, stdout } = await content(['check'], { CONTENT_DIR: folder });
    expect([code, stdout]).toEqual([0, expect.stringContaining('  crypto-addresses.json (/donate): Some are samples')]);
  });
});

sqliteDescribe('the samples that are published', () => {
  const line = /^(\d+) content files show samples.*$/m;
  const production = { NODE_ENV: 'production', ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };

  test.each(['production', 'development'])('[SAMPLE-02, DON-01] are one line of a start in %s', async (env) => {
    const started = { DATA_DIR: temporaryFolder(), CONTENT_DIR: contentDir, ...production, NODE_ENV: env };
    const { url, output } = await runServer(started);
    await expect.poll(output).toMatch(line);
    expect(
      output()
        .split('\n')
        .filter((each) => /sample/i.test(each)),
    ).toEqual(['21 content files show samples: npm run status says which, and on which page.']);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('[SAMPLE-02] are not mentioned by a start once there are none', async () => {
    const { folder, edit } = copyOfContent();
    writeFileSync(join(folder, 'samples.json'), '{}');
    openMethod(edit, 'mobile-money');
    openWallet(edit);
    for (const file of ['donation-methods.json', 'crypto-addresses.json']) {
      edit<{ open?: boolean }[]>(file, (items) => items.splice(0, items.length, ...items.filter(({ open }) => open)));
    }
    const { output, child, exited } = await runServer({ DATA_DIR: temporaryFolder(), CONTENT_DIR: folder });
    child.kill('SIGINT');
    await exited;
    expect(output()).not.toMatch(/sample/i);
  });
});
