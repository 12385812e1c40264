import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createKeyFile } from '../src/crypto/key-file.ts';
import { parseKeyring } from '../src/crypto/keyring.ts';
import { loadKeys } from '../src/crypto/load.ts';
import { seal, unseal } from '../src/crypto/seal.ts';
import { readKycApplications, readKycDocuments } from '../src/kyc/records.ts';
import { documentContext } from '../src/kyc/seal-contexts.ts';
import { reencrypt } from '../src/privacy/reencrypt.ts';
import { StartupError } from '../src/startup-error.ts';
import { startApp } from './support/app.ts';
import { temporaryFolder, writeFiles } from './support/folders.ts';
import { applicant, pdf, putDocument, sendApplication } from './support/kyc.ts';
import { postgresTest, sqliteTest, temporaryPlace } from './support/place.ts';
import { runServer, spawnServer } from './support/server.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const ring = (...keys: string[]) => parseKeyring(keys.join(','), 'The key');
const run = promisify(execFile);

/** The key that another process finds or creates in a folder. */
async function createKeyInProcess(folder: string): Promise<string> {
  const script =
    'import(process.argv[1]).then((it) => process.stdout.write(it.createKeyFile(it.keyFileIn(process.argv[2]))))';
  const module = join(import.meta.dirname, '../src/crypto/key-file.ts');
  return (await run(process.execPath, ['--eval', script, module, folder])).stdout;
}

const place = { table: 'person', column: 'name', row: '1' };

describe('a sealed value', () => {
  test('[KYC-04] opens with its key at its place, and is never the same twice', () => {
    const sealed = seal(ring(key(1)), Buffer.from('Ada'), place);
    expect(sealed).toMatch(/^1\.[\w-]{8}\.[A-Za-z0-9+/=]+$/);
    expect(sealed).not.toBe(seal(ring(key(1)), Buffer.from('Ada'), place));
    expect(unseal(ring(key(1)), sealed, place)?.toString()).toBe('Ada');
    expect(unseal(ring(key(2), key(1)), sealed, place)?.toString()).toBe('Ada');
    expect(unseal(ring(key(1)), seal(ring(key(1)), Buffer.alloc(0), place), place)).toHaveLength(0);
  });

  test.each([
    ['another row', { ...place, row: '2' }],
    ['another column', { ...place, column: 'city' }],
    ['another table', { ...place, table: 'partner' }],
  ])('[KYC-04] does not open in %s', (_, elsewhere) => {
    const sealed = seal(ring(key(1)), Buffer.from('Ada'), place);
    expect(unseal(ring(key(1)), sealed, elsewhere)).toBeUndefined();
  });

  test('[KYC-04] does not open with another key, when altered, or when cut', () => {
    const sealed = seal(ring(key(1)), Buffer.from('Ada'), place);
    expect(unseal(ring(key(2)), sealed, place)).toBeUndefined();
    const [version, id, payload = ''] = sealed.split('.');
    const bytes = Buffer.from(payload, 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
      expect(unseal(ring(key(1)), `${version}.${id}.${altered.toString('base64')}`, place)).toBeUndefined();
    }
    for (const cut of ['', '1', `1.${id}`, `1.${id}.`, sealed.slice(0, -8), sealed.replace('1.', '2.')]) {
      expect(unseal(ring(key(1)), cut, place)).toBeUndefined();
    }
  });
});

describe('the key', () => {
  test('[KYC-04] processes that start at the same moment make one file, for its owner only, and all have its key', async () => {
    const folder = join(temporaryFolder(), 'data');
    const made = await Promise.all(Array.from({ length: 6 }, () => createKeyInProcess(folder)));
    expect(readdirSync(folder)).toEqual(['encryption.key']);
    const file = join(folder, 'encryption.key');
    expect(statSync(file).mode & 0o177).toBe(0);
    expect(new Set(made)).toEqual(new Set([readFileSync(file, 'utf8').trim()]));
    expect(parseKeyring(made[0] ?? '', 'The key').current.bytes).toHaveLength(32);
  });

  test.each([
    ['a file where its folder should be', 'EEXIST', (folder: string) => writeFiles(folder, { data: 'not a folder' })],
    [
      'a link to nowhere',
      'ENOENT',
      (folder: string) => {
        mkdirSync(join(folder, 'data'));
        symlinkSync('/nowhere', join(folder, 'data/encryption.key'));
      },
    ],
  ])('[KYC-04] %s is a sentence with the name of the key file', (_, code, prepare) => {
    const folder = temporaryFolder();
    prepare(folder);
    const file = join(folder, 'data/encryption.key');
    expect(() => createKeyFile(file)).toThrow(
      new StartupError(`The key file ${file} cannot be used (${code}). Repair it, or set ENCRYPTION_KEY.`),
    );
  });

  test.each(['', 'secret', `${key(1)},`, `${key(1)};${key(2)}`, `${key(1)}AAAA`])(
    '[KYC-04] %j is no key, and is not quoted',
    (text) => {
      expect(() => ring(text)).toThrow(
        new StartupError(
          'The key is malformed: it must be 32 bytes in base64, such as `openssl rand -base64 32` prints, or several separated by commas.',
        ),
      );
    },
  );

  test('[KYC-04] a server that is started again reads what was encrypted before', async () => {
    const place = await temporaryPlace();
    const before = await startApp(place);
    await sendApplication(before);
    await before.close();
    const after = await startApp(place);
    const [stored] = await readKycApplications(after.store, after.keyring);
    expect(stored?.fields).toEqual(applicant);
  });

  test('[KYC-04] a server whose key is another one does not start once records are encrypted', async () => {
    const { dataDir } = await temporaryPlace();
    const app = await startApp({ dataDir, encryptionKey: key(1) });
    await startApp({ dataDir, encryptionKey: key(2) });
    expect((await sendApplication(app)).statusCode).toBe(201);
    await expect(startApp({ dataDir, encryptionKey: key(2) })).rejects.toThrow(
      'The database is encrypted with another key.',
    );
    const rotated = await startApp({ dataDir, encryptionKey: `${key(2)},${key(1)}` });
    expect(await readKycApplications(rotated.store, rotated.keyring)).toHaveLength(1);
  });

  test('[KYC-04] an old key may not go while an application or a document still needs it', async () => {
    const { dataDir } = await temporaryPlace();
    const start = (...keys: string[]) => startApp({ dataDir, encryptionKey: keys.join(',') });
    const refused = 'Records are encrypted with a missing key';
    const { reference } = (await sendApplication(await start(key(1)))).json();
    const both = await start(key(2), key(1));
    await expect(start(key(2))).rejects.toThrow(refused);
    await reencrypt(both);
    await start(key(2));
    const kind = 'governmentId';
    const content = seal(ring(key(1)), pdf, documentContext(reference, kind));
    const document = { reference, kind, received_at: new Date().toISOString(), content };
    await both.store.db.insertInto('kyc_document').values(document).execute();
    await expect(start(key(2))).rejects.toThrow(`${refused} (${ring(key(1)).current.id}). Set ENCRYPTION_KEY to`);
    await reencrypt(both);
    const [stored] = await readKycDocuments((await start(key(2))).store, ring(key(2)), reference);
    expect(stored?.bytes?.equals(pdf)).toBe(true);
  });

  test('[KYC-04] a lost key file is not replaced by a new one', async () => {
    const place = await temporaryPlace();
    await sendApplication(await startApp(place));
    rmSync(join(place.dataDir, 'encryption.key'));
    await expect(startApp(place)).rejects.toThrow('The database is encrypted, and its key is not in');
    expect(readdirSync(place.dataDir)).not.toContain('encryption.key');
  });

  test('[KYC-04] of servers with different keys that are already running, only the first can write', async () => {
    const { dataDir } = await temporaryPlace();
    const one = await startApp({ dataDir, encryptionKey: key(1) });
    const other = await startApp({ dataDir, encryptionKey: key(2) });
    expect((await sendApplication(one)).statusCode).toBe(201);
    expect((await sendApplication(other)).statusCode).toBe(500);
    expect(await readKycApplications(one.store, one.keyring)).toHaveLength(1);
  });

  test('[KYC-04] a server that was left with the old key when it was changed stores no document', async () => {
    const { dataDir } = await temporaryPlace();
    const old = await startApp({ dataDir, encryptionKey: key(1) });
    const { reference, upload_token } = (await sendApplication(old)).json();
    const next = await startApp({ dataDir, encryptionKey: `${key(2)},${key(1)}` });
    const document = { reference, upload_token, kind: 'governmentId', type: 'application/pdf', bytes: pdf };
    expect((await putDocument(old, document)).statusCode).toBe(500);
    expect(await readKycDocuments(next.store, next.keyring, reference)).toEqual([]);
    expect((await putDocument(next, document)).statusCode).toBe(201);
  });

  test('[KYC-04] with PostgreSQL in production none is made, since each server would make its own', async () => {
    const { store } = await startApp();
    const dataDir = temporaryFolder();
    const shared = { dataDir, databaseUrl: 'postgres://nzete@db.example.org/nzete' };
    const production = { ...shared, production: true };
    await expect(loadKeys(store, production)).rejects.toThrow('With DATABASE_URL, ENCRYPTION_KEY must be set');
    expect(readdirSync(dataDir)).toEqual([]);
    const given = await loadKeys(store, { ...production, encryptionKey: key(1) });
    expect([given.keyring.current.id, given.keyFile]).toEqual([ring(key(1)).current.id, undefined]);
    expect((await loadKeys(store, shared)).keyFile).toBe(join(dataDir, 'encryption.key'));
  });

  postgresTest('[KYC-04] a server on PostgreSQL in production does not start without one', async () => {
    const { dataDir, databaseUrl = '' } = await temporaryPlace();
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
    const { exited, output } = spawnServer(env);
    expect(await exited).toBe(1);
    expect(output()).toContain('Nzete could not start. With DATABASE_URL, ENCRYPTION_KEY must be set in production');
  });

  test('[KYC-04] a malformed one stops the start with a sentence that names where it is, and never quotes it', async () => {
    const variable = spawnServer({ DATA_DIR: temporaryFolder(), ENCRYPTION_KEY: 'too-short-secret' });
    expect(await variable.exited).toBe(1);
    expect(variable.output()).toBe(
      'Nzete could not start. The variable ENCRYPTION_KEY is malformed: it must be 32 bytes in base64, such as `openssl rand -base64 32` prints, or several separated by commas.\n',
    );
    const dataDir = temporaryFolder();
    writeFiles(dataDir, { 'encryption.key': 'too-short-secret\n' });
    const file = spawnServer({ DATA_DIR: dataDir });
    expect(await file.exited).toBe(1);
    expect(file.output()).toContain(`The key file ${join(dataDir, 'encryption.key')} is malformed`);
    expect(file.output()).not.toContain('too-short-secret');
  });

  sqliteTest(
    '[KYC-04] in production the server says that its key lies beside the data, and not when a variable gives it',
    async () => {
      const dataDir = temporaryFolder();
      const production = { DATA_DIR: dataDir, NODE_ENV: 'production' };
      const file = join(dataDir, 'encryption.key');
      const beside = await runServer(production);
      await expect.poll(beside.output).toContain(`is stored beside them, in ${file}: set ENCRYPTION_KEY`);
      expect(beside.output()).not.toContain(readFileSync(file, 'utf8').trim());
      const apart = await runServer({ ...production, DATA_DIR: temporaryFolder(), ENCRYPTION_KEY: key(1) });
      await expect.poll(apart.output).toContain('only the API answers');
      expect(apart.output()).not.toContain('ENCRYPTION_KEY');
    },
  );
});
