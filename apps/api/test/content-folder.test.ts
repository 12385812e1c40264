import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLanguage } from '@nzete/languages';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { makePhotos } from '../../../tooling/photos/photos.ts';
import { paths } from '../src/paths.ts';
import { runCommand } from './support/command.ts';
import { contentDir, sharedPictures, temporaryFolder } from './support/folders.ts';
import { sqliteTest } from './support/place.ts';
import { runServer } from './support/server.ts';

/** The bundle with a content folder of its own beside it, as in a checkout. */
function checkout() {
  const folder = temporaryFolder();
  cpSync(inject('programs'), join(folder, 'dist'), { recursive: true });
  cpSync(contentDir, join(folder, 'content'), { recursive: true });
  return { programs: join(folder, 'dist'), content: join(folder, 'content'), data: join(folder, 'data') };
}

interface Photo {
  src: string;
}

/** As the README says: convert a photo, and name it in a list. */
async function addPhoto(content: string) {
  const originals = temporaryFolder();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } });
  writeFileSync(join(originals, 'evening-at-the-pump.jpg'), await picture.jpeg().toBuffer());
  await makePhotos(originals, content);
  const file = join(content, 'photos/borehole.json');
  const [entry, ...others]: Photo[] = JSON.parse(readFileSync(file, 'utf8'));
  const alt = inEveryLanguage((language) => `${language}: the pump`);
  writeFileSync(file, JSON.stringify([{ ...entry, src: 'photo:evening-at-the-pump', alt }, ...others]));
}

async function expectShown(url: string) {
  const [photo]: Photo[] = await (await fetch(`${url}/api/photos/borehole?lang=en`)).json();
  expect(photo?.src).toMatch(/^\/pictures\/evening-at-the-pump\./);
  expect((await fetch(`${url}${photo?.src}`)).status).toBe(200);
}

sqliteTest(
  '[API-01] a photo added as the README says is served, also after a restart, and is in the backup',
  async () => {
    expect(paths.content).toBe(contentDir);
    const { programs, content, data } = checkout();
    const start = () => runServer({ DATA_DIR: data }, undefined, [], programs);
    const first = await start();
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    await addPhoto(content);
    const place = { dataDir: data, databaseUrl: undefined };
    const run = (name: 'content' | 'backup', args: string[]) =>
      runCommand(name, place, args, { PICTURES_DIR: sharedPictures() }, '', programs);
    expect(await run('content', ['load'])).toMatchObject({ stderr: '' });
    await expectShown((await start()).url);
    const { stdout } = await run('backup', ['--to', temporaryFolder()]);
    const manifest = readFileSync(join(stdout.split('\n')[0] ?? '', 'backup.json'), 'utf8');
    expect(manifest).toContain('content/pictures/evening-at-the-pump.');
  },
);
