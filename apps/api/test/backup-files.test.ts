import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readKycDocuments } from '../src/kyc/records.ts';
import { startApp } from './support/app.ts';
import { backUp, copyOf, damage, emails, emptyPlace, flipBit, restore, withRecords } from './support/backups.ts';
import { runCommand } from './support/command.ts';
import { copyOfContent, temporaryFolder, writeFiles } from './support/folders.ts';
import { pdf, png, putDocument } from './support/kyc.ts';
import { databaseKind, type Place } from './support/place.ts';
import { program } from './support/programs.ts';
import { s3Server } from './support/s3-server.ts';

const PHOTO = 'pictures/pump.1a2b3c4d.1920x1280.1920.jpg';
/** Larger than the buffer of a stream, and not constant. */
const photoBytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7 + (at >> 8)) & 0xff));

/** A site with documents in object storage and a photo, and its backup. */
async function wholeSite() {
  const storage = await s3Server();
  const { folder: contentDir } = copyOfContent();
  writeFiles(contentDir, { [PHOTO]: photoBytes });
  const { place, app, to } = await withRecords({ documents: storage.options });
  for (const [kind, type, bytes] of [
    ['governmentId', 'image/png', Buffer.concat([png, Buffer.alloc(300_000, 'scan')])],
    ['proofOfAddress', 'application/pdf', pdf],
  ] as const) {
    expect((await putDocument(app, { ...to, kind, type, bytes })).statusCode).toBe(201);
  }
  const env = { ...storage.env, CONTENT_DIR: contentDir };
  return { storage, contentDir, place, app, to, env };
}

/** All files of a folder with their bytes. */
function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const isFile = (name: string) => statSync(join(folder, name)).isFile();
  return Object.fromEntries(files.filter(isFile).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

test('[API-01, KYC-05] a backup has the documents of the storage, the content files and the photos', async () => {
  const { storage, place, env } = await wholeSite();
  const { folder, manifest, stdout } = await backUp(place, undefined, env);
  const names = [...storage.objects.keys()].sort();
  expect(
    Object.keys(manifest.files ?? {})
      .filter((path) => path.startsWith('documents/'))
      .sort(),
  ).toEqual(names);
  for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toBe(storage.objects.get(name));
  expect(readFileSync(join(folder, 'content', PHOTO))).toEqual(photoBytes);
  expect(manifest.files?.[`content/${PHOTO}`]?.bytes).toBe(photoBytes.length);
  expect(existsSync(join(folder, 'content/hero.json'))).toBe(true);
  expect(manifest.missing).toEqual([]);
  expect(stdout).toMatch(/^Documents from the storage: 2, content files: \d+, photo files: 2\.$/m);
  expect(statSync(join(folder, names[0] ?? '')).mode & 0o077).toBe(0);
});

test('[API-01, KYC-05] a restore puts back only what is missing or different, and keeps what it replaces', async () => {
  const { storage, contentDir, place, app, to, env } = await wholeSite();
  const { folder } = await backUp(place, undefined, env);
  const objects = new Map(storage.objects);
  const files = snapshot(contentDir);
  await app.close();
  const [first = '', second = ''] = [...objects.keys()];
  storage.objects.delete(first);
  storage.objects.set(second, 'damaged');
  rmSync(join(contentDir, PHOTO));
  writeFiles(contentDir, { 'hero.json': '{}', 'pictures/later.1a2b3c4d.1x1.1.jpg': 'later' });
  const { code, stdout, stderr } = await restore(place, folder, env);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Documents in the storage: 2, of which 2 were restored.');
  expect(stdout).toMatch(/^Content files and photos in .*: \d+, of which 2 were restored\.$/m);
  expect(storage.objects).toEqual(objects);
  expect(snapshot(contentDir)).toEqual({ ...files, 'pictures/later.1a2b3c4d.1x1.1.jpg': expect.any(String) });
  const aside = /^The replaced files are in (.*)$/m.exec(stdout)?.[1] ?? '';
  expect(snapshot(aside)).toEqual({ 'hero.json': Buffer.from('{}').toString('base64') });
  const again = await restore(place, folder, env);
  expect(again.stdout).toContain('Documents in the storage: 2, of which 0 were restored.');
  expect(again.stdout).toMatch(/, of which 0 were restored\.$/m);
  const after = await startApp({ ...place, documents: storage.options });
  const documents = await readKycDocuments(after.store, after.keyring, to.reference);
  expect(documents.map(({ bytes }) => bytes?.length)).toEqual([300_000 + png.length, pdf.length]);
});

test('[API-01, KYC-05] a flipped bit in a document, a photo or a content file is refused, and nothing changes', async () => {
  const { storage, contentDir, place, app, env } = await wholeSite();
  const { folder, manifest } = await backUp(place, undefined, env);
  await app.close();
  storage.objects.clear();
  rmSync(join(contentDir, PHOTO));
  const files = snapshot(contentDir);
  const document = Object.keys(manifest.files ?? {}).find((path) => path.startsWith('documents/')) ?? '';
  for (const path of [document, `content/${PHOTO}`, 'content/hero.json']) {
    const altered = copyOf(folder);
    flipBit(join(altered, path));
    const { code, stdout, stderr } = await restore(place, altered, env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `The backup in ${altered} is damaged: ${path} has changed since it was written. Use another one.\n`,
    );
    rmSync(join(altered, path));
    expect((await restore(place, altered, env)).code).toBe(1);
  }
  expect(storage.objects.size).toBe(0);
  expect(snapshot(contentDir)).toEqual(files);
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('before-restore'))).toEqual([]);
  expect(await emails(place)).toEqual(['ada@example.org']);
});

test('[API-01] a path in backup.json that leads out of the folder is refused', async () => {
  const { place, app } = await withRecords();
  const { folder, manifest } = await backUp(place);
  await app.close();
  const [entry] = Object.values(manifest.files ?? {});
  for (const path of ['content/../../outside', '/etc/passwd', 'content/..', 'elsewhere/x', 'content\\..\\x']) {
    const altered = { ...manifest, files: { ...manifest.files, [path]: entry } };
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(altered));
    const { code, stderr } = await restore(place, folder);
    expect([path, code, stderr]).toEqual([path, 1, expect.stringContaining('backup.json is not valid.')]);
  }
});

test('[KYC-05] a document that is gone when its turn comes is noted, and the backup is whole', async () => {
  const { storage, place, env } = await wholeSite();
  const [gone = ''] = [...storage.objects.keys()];
  storage.objects.delete(gone);
  const { manifest, stdout } = await backUp(place, undefined, env);
  expect(manifest.missing).toEqual([gone.slice('documents/'.length)]);
  expect(stdout).toContain(`Missing in the storage, erased meanwhile or lost: ${manifest.missing}`);
});

test('[KYC-05] without DOCUMENTS_URL a backup says what is not in it', async () => {
  const { place } = await wholeSite();
  const { manifest, stdout } = await backUp(place);
  expect(manifest.missing).toHaveLength(2);
  expect(stdout).toContain('Not included: 2 documents in a storage. Set DOCUMENTS_URL as for the server.');
});

test('[API-01, KYC-05] a storage that fails leaves nothing that looks like a backup, and no change', async () => {
  const { storage, contentDir, place, app, env } = await wholeSite();
  const { folder } = await backUp(place, undefined, env);
  await app.close();
  storage.fail();
  const to = temporaryFolder();
  const backup = await runCommand('backup', place, ['--to', to], env);
  expect([backup.code, backup.stderr]).toEqual([
    1,
    expect.stringMatching(/^The document .* answered 500\. Try again\.\n$/),
  ]);
  expect(readdirSync(to)).toEqual([]);
  const files = snapshot(contentDir);
  expect((await restore(place, folder, env)).code).toBe(1);
  expect(snapshot(contentDir)).toEqual(files);
  expect(await emails(place)).toEqual(['ada@example.org']);
  const elsewhere = await restore(place, folder);
  expect(elsewhere.stderr).toContain('has 2 documents for a storage: set DOCUMENTS_URL to a bucket.');
});

/** Object storage that never finishes the response for the first document. */
async function stalledStorage() {
  const server = createServer((_request, response) => void response.writeHead(200).write('1.'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const asked = once(server, 'request');
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/nzete`, asked };
}

test('[API-01] a backup that is killed in the middle has no name, and what it left goes after a day', async () => {
  const { place, env } = await wholeSite();
  const { url, asked } = await stalledStorage();
  const to = temporaryFolder();
  const database: Place['databaseUrl'] = place.databaseUrl;
  const child = spawn(process.execPath, [program('backup'), '--to', to], {
    env: {
      ...{ PATH: process.env.PATH, ...env, DATA_DIR: place.dataDir, DOCUMENTS_URL: url },
      ...(database && { DATABASE_URL: database }),
    },
  });
  await asked;
  child.kill('SIGKILL');
  await once(child, 'exit');
  const [draft = ''] = readdirSync(to);
  expect(readdirSync(to)).toEqual([expect.stringMatching(/^\.nzete-/)]);
  expect(existsSync(join(to, draft, databaseKind === 'sqlite' ? 'nzete.db' : 'nzete.dump'))).toBe(true);
  await backUp(place, to, env);
  expect(readdirSync(to)).toContain(draft);
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(to, draft), twoDaysAgo, twoDaysAgo);
  await backUp(place, to, env);
  expect(readdirSync(to).every((name) => name.startsWith('nzete-'))).toBe(true);
});

test('[API-01] content files of another version are left out, and photos are put back', async () => {
  const { contentDir, place, app, env } = await wholeSite();
  writeFiles(contentDir, { 'hero.json': '{ "another": "version" }' });
  const { folder } = await backUp(place, undefined, env);
  await app.close();
  const { folder: now } = copyOfContent();
  const { stdout } = await restore(place, folder, { ...env, CONTENT_DIR: now });
  expect(stdout).toContain('Content files were not restored: they belong to another version of Nzete.');
  expect(readFileSync(join(now, PHOTO))).toEqual(photoBytes);
  expect(readFileSync(join(now, 'hero.json'), 'utf8')).not.toContain('another');
});

test('[API-01] a backup of a version that copied the database alone is restored, and leaves the rest', async () => {
  const { storage, contentDir, place, app, env } = await wholeSite();
  const { folder, manifest } = await backUp(place, undefined, env);
  await app.close();
  const { files: _files, missing: _missing, ...older } = manifest;
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(older));
  for (const part of ['documents', 'content']) rmSync(join(folder, part), { recursive: true });
  const [objects, files] = [new Map(storage.objects), snapshot(contentDir)];
  const other = await emptyPlace();
  const { code, stdout, stderr } = await restore(other, folder, env);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).not.toContain('were restored.');
  expect([storage.objects, snapshot(contentDir)]).toEqual([objects, files]);
  expect(await emails(other)).toEqual(['ada@example.org']);
});

test('[API-01] damage to the database of a backup is found before a document is put back', async () => {
  const { storage, place, app, env } = await wholeSite();
  const { folder, manifest } = await backUp(place, undefined, env);
  await app.close();
  storage.objects.clear();
  damage(join(folder, manifest.file));
  expect((await restore(place, folder, env)).code).toBe(1);
  expect(storage.objects.size).toBe(0);
});
