import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { contentResources } from '../src/content/resources.ts';
import { contentDir, picturesFolder, temporaryFolder, writeFiles } from './support/folders.ts';
import { databaseOf } from './support/place.ts';
import { runServer } from './support/server.ts';

const entry = join(import.meta.dirname, '../src/commands/content.ts');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command to its end. */
async function content(command: string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { env: { PATH: process.env.PATH, PICTURES_DIR: picturesFolder(), ...env } };
  return promisify(execFile)(process.execPath, [entry, ...command], options).then(
    (output) => ({ code: 0, ...output }),
    (error: Ended) => error,
  );
}

function copyOfContent() {
  const folder = temporaryFolder();
  cpSync(contentDir, folder, { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFiles(folder, { [file]: text.replace(from, to) });
  };
  return { folder, change };
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
    const place = (file: string) => join(folder, file);
    expect(lines).toEqual(
      expect.arrayContaining([
        `${place('hero.json')} /images/1/src: there is no picture called "volcano"`,
        `${place('hero.json')} /stats: must not have additional properties: shrubs`,
        `${place('hero.json')} /stats/trees: must be integer`,
        expect.stringMatching(/navigation\.json \/focus_areas\/\d\/label\/sw: must not have fewer than 1 characters/),
        expect.stringMatching(/settings\.json is not valid JSON: .*position 1/),
        `The content file ${place('social_media_links.json')} is missing.`,
        `${place('samples.json')} /setings: there is no such content`,
        `${place('notes.json')}: no call reads a file of this name`,
      ]),
    );
    expect(lines).toHaveLength(9);
    expect(lines.at(-1)).toBe('8 problems');
  });

  test.each([[['chek']], [[]], [['check', 'hero']]])('[API-01] typed wrongly, %j, says how to', async (command) => {
    const { code, stderr } = await content(command);
    expect([code, stderr]).toEqual([1, 'Usage: npm run content:check, or npm run content:load\n']);
  });
});

describe('npm run content:load', () => {
  test('[API-01] puts the content into the database of a server, and tells what changed', async () => {
    const dataDir = temporaryFolder();
    const databaseUrl = await databaseOf(dataDir);
    const { url } = await runServer({ DATA_DIR: dataDir });
    expect((await (await fetch(`${url}/api/hero`)).json()).stats.trees).toBe(50_000);
    const { folder, change } = copyOfContent();
    change('hero.json', '"trees": 50000', '"trees": 50001');
    const env = { DATA_DIR: dataDir, CONTENT_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const first = await content(['load'], env);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toBe('changed: /hero\nA server that runs on this database shows it within half a minute.\n');
    const second = await content(['load'], env);
    expect(second.stdout).toBe('Nothing has changed: the database is as the files say.\n');
    change('hero.json', '{', '');
    expect((await content(['load'], env)).stderr).toContain('hero.json is not valid JSON');
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
