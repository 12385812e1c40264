import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { contentResources } from '../src/content/resources/index.ts';
import { startApp } from './support/app.ts';
import { contentDir, copyOfContent, picturesFolder, temporaryFolder, writeFiles } from './support/folders.ts';
import { seedFile, seeds } from './support/partnership-updates.ts';
import { databaseOf, temporaryPlace } from './support/place.ts';
import { runServer, spawnServer } from './support/server.ts';

const entry = join(import.meta.dirname, '../src/commands/content.ts');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command to its end. */
async function content(command: string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { env: { PATH: process.env.PATH, PICTURES_DIR: picturesFolder(), SITE_DIR: '/nowhere', ...env } };
  return promisify(execFile)(process.execPath, [entry, ...command], options).then(
    (output) => ({ code: 0, ...output }),
    (error: Ended) => error,
  );
}

describe('npm run content:check', () => {
  test('[API-01] takes the content as it is, and lists every sample that is still in place', async () => {
    const { code, stdout, stderr } = await content(['check']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`The content is valid: ${contentResources.length} answers`);
    const samples: Record<string, string> = JSON.parse(readFileSync(join(contentDir, 'samples.json'), 'utf8'));
    for (const [path, why] of Object.entries(samples)) expect(stdout).toContain(`  ${path}: ${why}\n`);
  });

  test('[API-01] says all that is wrong at once, each with its file and its place, and fails', async () => {
    const { folder, change } = copyOfContent();
    change('hero.json', 'picture:river-bend', 'picture:volcano');
    change('hero.json', '"trees": 50000', '"trees": "many", "shrubs": 3');
    change('navigation.json', '"sw": "Maji safi"', '"sw": ""');
    change('settings.json', '{', '{,');
    change('samples.json', '"/settings"', '"/setings"');
    rmSync(join(folder, 'social_media_links.json'));
    writeFiles(folder, { 'notes.json': '{}' });
    const { code, stdout, stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    const invalid = (file: string, what: string) => `The content file ${join(folder, file)} is not valid: ${what}.`;
    expect(lines).toEqual(
      expect.arrayContaining([
        invalid('hero.json', '/images/1/src names the picture "volcano", which has not been drawn'),
        invalid('hero.json', '/stats must not have additional properties: shrubs'),
        invalid('hero.json', '/stats/trees must be integer'),
        expect.stringMatching(/navigation\.json .*: \/focus_areas\/\d\/label\/sw must not be blank/),
        expect.stringMatching(/settings\.json is not valid JSON: .*position 1/),
        `The content file ${join(folder, 'social_media_links.json')} is missing.`,
        invalid('samples.json', '/setings is the path of no content'),
        `No call reads the content file ${join(folder, 'notes.json')}.`,
      ]),
    );
    expect(lines).toHaveLength(9);
    expect(lines.at(-1)).toBe('8 problems');
  });

  test('[API-01] says all that is wrong in the courses, the updates and the list of samples too', async () => {
    const { folder, change } = copyOfContent();
    change('courses/list.json', '"duration": "11-weeks"', '"duration": "soon"');
    change('courses/list.json', '"duration": "7-weeks"', '"duration": "later"');
    change('courses/samples.json', /"total": \d+/, '"total": -1, "most": 3');
    change('courses/samples.json', /"ln": "[^"]+"/, '"ln": ""');
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
    expect(stderr).toMatch(/samples\.json is not valid: \/\S+\/ln must not be blank\.\n/);
    expect(stderr.match(/partnership-updates\.json is not valid: \/\d+\/date must match format/g)).toHaveLength(
      updates.length,
    );
  });

  test('[API-01] says of each unknown property where it is, however many there are', async () => {
    const { folder, change } = copyOfContent();
    const names = Array.from({ length: 20 }, (_, index) => `extra${index}`);
    change('hero.json', '"stats": {', `"stats": { ${names.map((name) => `"${name}": 1`).join(', ')},`);
    change('hero.json', '"trees": 50000', '"trees": "many"');
    const { stderr } = await content(['check'], { CONTENT_DIR: folder });
    expect(stderr).toContain(`/stats must not have additional properties: ${names.join(', ')}.\n`);
    expect(stderr).toContain('/stats/trees must be integer.\n2 problems\n');
  });

  test('[API-01] says what a start says', async () => {
    const { folder, change } = copyOfContent();
    change('hero.json', '"trees": 50000', '"trees": "many", "shrubs": 3');
    const { stderr } = await content(['check'], { CONTENT_DIR: folder });
    const { exited, output } = spawnServer({ CONTENT_DIR: folder, DATA_DIR: temporaryFolder() });
    expect(await exited).toBe(1);
    expect(output()).toContain(stderr.replace('2 problems\n', ''));
  });

  test.each([[['chek']], [[]], [['check', 'hero']]])('[API-01] typed wrongly, %j, says how to', async (command) => {
    const { code, stderr } = await content(command);
    expect([code, stderr]).toEqual([
      2,
      'Name one command: check or load.\nUsage: npm run content:check, or npm run content:load\n',
    ]);
  });
});

describe('photos that are in several lists', () => {
  interface Photo extends Record<string, unknown> {
    id: number;
  }

  /** Checks a copy in which one photo of a list says something else. */
  async function checkChanged(list: string, id: number, change: Record<string, unknown>) {
    const { folder } = copyOfContent();
    const file = join(folder, list);
    const photos: Photo[] = JSON.parse(readFileSync(file, 'utf8'));
    const changed = photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo));
    expect(changed).not.toEqual(photos);
    writeFiles(folder, { [list]: JSON.stringify(changed) });
    return { folder, ...(await content(['check'], { CONTENT_DIR: folder })) };
  }

  const words = { en: 'Water', fr: 'Eau', ln: 'Mai', sw: 'Maji' };

  test.each([
    ['src', 'picture:canopy-dawn'],
    ['alt', words],
    ['title', words],
    ['description', words],
    ['category', words],
    ['icon', null],
  ])('[IMPACT-03, GAL-01] and differ in %s are named, with both files', async (field, value) => {
    const { folder, stderr } = await checkChanged('photos/tree-planting.json', 2, { [field]: value });
    const [first, second] = [join(folder, 'photos.json'), join(folder, 'photos/tree-planting.json')];
    expect(stderr).toBe(`The photo 2 has one ${field} in ${first} and another in ${second}.\n1 problem\n`);
  });

  test('[CGAL-01] may be in the community gallery under a filter, with the same texts as elsewhere', async () => {
    const gallery = 'photos/community-gallery.json';
    const other = await checkChanged(gallery, 48, { category: 'celebrations' });
    expect([other.code, other.stderr]).toEqual([0, '']);
    const { stderr } = await checkChanged(gallery, 48, { title: words });
    expect(stderr).toMatch(
      /^The photo 48 has one title in .* and another in .*community-gallery\.json\.\n1 problem\n$/,
    );
  });
});

describe('npm run content:load', () => {
  test('[API-01] puts the content into the database of a server, and tells what changed', async () => {
    const dataDir = temporaryFolder();
    const databaseUrl = await databaseOf(dataDir);
    const { url } = await runServer({ DATA_DIR: dataDir });
    expect((await (await fetch(`${url}/api/hero`)).json()).stats.volunteers).toBe(500);
    const { folder, change } = copyOfContent();
    change('hero.json', '"volunteers": 500', '"volunteers": 501');
    const env = { DATA_DIR: dataDir, CONTENT_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const first = await content(['load'], env);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toBe('changed: /hero\nA server that runs on this database shows it within half a minute.\n');
    const second = await content(['load'], env);
    expect(second.stdout).toBe('Nothing has changed: the database is as the files say.\n');
  });

  test('[API-01] refuses what content:check refuses, in its words, and changes nothing', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const { folder, change } = copyOfContent();
    change('hero.json', '"volunteers": 500', '"volunteers": 501');
    change(seedFile, `"id": "${seeds[1]?.id}"`, `"id": "${seeds[0]?.id}"`);
    const check = await content(['check'], { CONTENT_DIR: folder });
    expect(check.stderr).toContain('partnership-updates.json is not valid: /1/id repeats the id ');
    const env = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
    expect(await content(['load'], { CONTENT_DIR: folder, ...env })).toMatchObject({ code: 1, stderr: check.stderr });
    app.content.forget();
    expect((await app.inject('/api/hero')).json().stats.volunteers).toBe(500);
  });
});

describe('sample wallets and bank details', () => {
  const shout = 'SAMPLES ARE SHOWN TO DONORS';
  const production = { NODE_ENV: 'production', ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };
  const MONEY_LINES = /^ {2}"\/(crypto-addresses|donation-methods)".*\n/gm;

  test('[DON-01] are said loudly at a start in production, which goes on', async () => {
    const { url, output } = await runServer({ DATA_DIR: temporaryFolder(), ...production });
    await expect.poll(output).toContain(shout);
    expect(output()).toContain(join(contentDir, 'crypto-addresses.json'));
    expect(output()).toContain(join(contentDir, 'donation-methods.json'));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('[DON-01] are said although their lines in samples.json are gone, each file that holds one', async () => {
    const { folder, change } = copyOfContent();
    change('samples.json', MONEY_LINES, '');
    change('crypto-addresses.json', /SAMPLE-[\w-]+/g, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
    const { output } = await runServer({ DATA_DIR: temporaryFolder(), CONTENT_DIR: folder, ...production });
    await expect.poll(output).toContain(shout);
    expect(output()).toContain(join(folder, 'donation-methods.json'));
    expect(output()).not.toContain(join(folder, 'crypto-addresses.json'));
    const { code, stdout } = await content(['check'], { CONTENT_DIR: folder });
    expect([code, stdout.split('\n').filter((line) => line.includes('It still holds'))]).toEqual([
      0,
      ['  /donation-methods: It still holds a sample: SAMPLE BANK (REPLACE ME)'],
    ]);
  });

  test('[DON-01] are not mentioned elsewhere, nor once they are replaced', async () => {
    const { folder, change } = copyOfContent();
    change('samples.json', MONEY_LINES, '');
    change('crypto-addresses.json', /SAMPLE-[\w-]+/g, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
    change('donation-methods.json', /SAMPLE/g, 'KIVU');
    change('donation-methods.json', /\.example"/g, '.org"');
    change('donation-methods.json', /\+243 000 000/g, '+243 810 000');
    const replaced = { CONTENT_DIR: folder, ...production };
    for (const env of [{ NODE_ENV: 'development' }, replaced]) {
      const { output, child, exited } = await runServer({ DATA_DIR: temporaryFolder(), ...env });
      child.kill('SIGTERM');
      await exited;
      expect(output()).not.toContain(shout);
    }
  });
});
