import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { validContent } from '../src/content/source-files.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { openExisting } from '../src/db/existing.ts';
import { initial } from '../src/db/migrations/0001-initial.ts';
import { submissions } from '../src/db/migrations/0002-submissions.ts';
import { climate } from '../src/db/migrations/0003-climate.ts';
import { courses } from '../src/db/migrations/0004-courses.ts';
import { kyc } from '../src/db/migrations/0005-kyc.ts';
import { connectPostgres } from '../src/db/postgres.ts';
import { openStore } from '../src/db/store.ts';
import { startApp, subscribe } from './support/app.ts';
import { backUp, damage, emails, emptyPlace, restore, withRecords } from './support/backups.ts';
import { runCommand } from './support/command.ts';
import { contentDir, temporaryFolder } from './support/folders.ts';
import { databaseKind, type Place, postgresTest, sqliteTest, temporaryPlace } from './support/place.ts';
import { runServer, spawnServer } from './support/server.ts';

describe('npm run backup', () => {
  test('[API-01] copies everything beside a running server, and says what it copied, but never the key', async () => {
    const { place, app } = await withRecords();
    const { folder, stdout, manifest, to } = await backUp(place);
    const file = databaseKind === 'sqlite' ? 'nzete.db' : 'nzete.dump';
    expect(readdirSync(to)).toEqual([folder.slice(to.length + 1)]);
    expect(readdirSync(folder).sort()).toEqual(['backup.json', 'content', file]);
    expect(manifest).toMatchObject({ kind: databaseKind, file, bytes: statSync(join(folder, file)).size });
    expect(manifest.rows).toMatchObject({ newsletter_subscription: 1, kyc_application: 1, feedback: 1 });
    expect(stdout).toMatch(/^ {2}partnership_application +2$/m);
    expect(stdout).toContain(`Not included: the key ${manifest.key_id} of its encrypted records, which is in `);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    expect((await subscribe(app, 'later@example.org')).statusCode).toBe(201);
  });

  test('[API-01] typed wrongly says how to', async () => {
    const { code, stderr } = await runCommand('backup', await temporaryPlace(), []);
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'Give a folder: --to FOLDER']);
  });

  sqliteTest(
    '[API-01] of a damaged database fails with a sentence, and leaves nothing that looks like one',
    async () => {
      const place = await temporaryPlace();
      const app = await startApp(place);
      await app.close();
      damage(join(place.dataDir, 'nzete.db'));
      const to = temporaryFolder();
      const { code, stderr } = await runCommand('backup', place, ['--to', to]);
      expect(code).toBe(1);
      expect(stderr).toMatch(/damaged|cannot be used/);
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(readdirSync(to)).toEqual([]);
    },
  );

  postgresTest('[API-01] without the programs of PostgreSQL says what to install', async () => {
    const { place } = await withRecords();
    const { code, stderr } = await runCommand('backup', place, ['--to', temporaryFolder()], { PATH: '/nowhere' });
    expect([code, stderr]).toEqual([
      1,
      "pg_dump was not found on PATH. Install PostgreSQL's client, in the version of your server or a newer one.\n",
    ]);
  });
});

describe('npm run restore', () => {
  test('[API-01, NEWS-05, PRIV-27] puts back what was there when the backup was made, and keeps what came after it', async () => {
    const { place, app } = await withRecords();
    const { folder, manifest } = await backUp(place);
    await subscribe(app, 'later@example.org');
    await app.close();
    const { code, stdout, stderr } = await restore(place, folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`The backup of ${manifest.made_at.slice(0, 19).replace('T', ' ')} UTC is restored`);
    expect(stdout).toMatch(/^ {2}newsletter_subscription +1$/m);
    expect(stdout).toContain('decrypts its encrypted records.');
    const before = /The previous data are in (.*)\n/.exec(stdout)?.[1] ?? '';
    expect(readdirSync(before)).toContain(databaseKind === 'sqlite' ? 'nzete.db' : 'nzete.dump');
    expect(await emails(place)).toEqual(['ada@example.org']);
    const { url } = await runServer({ DATA_DIR: place.dataDir });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    if (databaseKind === 'sqlite') {
      const old = new DatabaseSync(join(before, 'nzete.db'));
      onTestFinished(() => old.close());
      expect(old.prepare('select count(*) as n from newsletter_subscription').get()).toEqual({ n: 2 });
    }
  });

  test('[API-01] refuses while a server runs over that data, and changes nothing', async () => {
    const { place } = await withRecords();
    const { folder } = await backUp(place);
    const { url } = await runServer({ DATA_DIR: place.dataDir });
    const { code, stdout, stderr } = await restore(place, folder);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      databaseKind === 'sqlite'
        ? /^A server or a command of Nzete uses .*\. Stop it, and try again\.\n$/
        : /^The database has other connections: nzete from 127\.0\.0\.1\. Stop every server and connection pooler, and try again; DATABASE_URL must connect to PostgreSQL directly\.\n$/,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('before-restore'))).toEqual([]);
  });

  test('[API-01] refuses while a command of the staff uses that data', async () => {
    const { place, app } = await withRecords();
    const { folder } = await backUp(place);
    await app.close();
    for (const readOnly of [true, false]) {
      const store = await openExisting(place, { readOnly });
      const { code, stderr } = await restore(place, folder).finally(() => store.db.destroy());
      expect([code, stderr]).toEqual([1, expect.stringMatching(/uses|other connections/)]);
    }
    expect((await restore(place, folder)).code).toBe(0);
  });

  test('[API-01] of a backup that was altered, is incomplete, or is none changes nothing', async () => {
    const { place, app } = await withRecords();
    const { folder, to, manifest } = await backUp(place);
    await app.close();
    const copyOf = (name: string) => {
      cpSync(folder, join(to, name), { recursive: true });
      return join(to, name);
    };
    const altered = copyOf('altered');
    damage(join(altered, manifest.file));
    const short = copyOf('short');
    truncateSync(join(short, manifest.file), manifest.bytes - 1);
    const unlabelled = copyOf('unlabelled');
    rmSync(join(unlabelled, 'backup.json'));
    const newer = copyOf('newer');
    const later = { ...manifest, migrations: [...manifest.migrations, '9999_future'] };
    writeFileSync(join(newer, 'backup.json'), JSON.stringify(later));
    for (const [from, sentence] of [
      [altered, /is damaged: nzete\.(db|dump) has changed since it was written\. Use another one\.\n$/],
      [short, /is damaged: nzete\.(db|dump) has changed since it was written\. Use another one\.\n$/],
      [unlabelled, /^There is no backup in .*unlabelled: it has no backup\.json\.\n$/],
      [to, /it has no backup\.json\. Use one of the backups in it: .*nzete-/],
      [newer, /was made by a newer version of Nzete \(9999_future\)/],
    ] as const) {
      const { code, stdout, stderr } = await restore(place, from);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(sentence);
    }
    expect(await emails(place)).toEqual(['ada@example.org']);
  });

  sqliteTest('[API-01] of PostgreSQL without an address of PostgreSQL says so', async () => {
    const { place, app } = await withRecords();
    const { folder, manifest } = await backUp(place);
    await app.close();
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifest, kind: 'postgres' }));
    const { stderr } = await restore(place, folder);
    expect(stderr).toMatch(/^The backup in .* is of PostgreSQL, but the settings use SQLite: set DATABASE_URL/);
  });

  test('[API-01] into an empty place brings everything back, and says which key its records need', async () => {
    const { place, app } = await withRecords();
    const { folder, manifest } = await backUp(place);
    await app.close();
    const other = await emptyPlace();
    const { code, stdout, stderr } = await restore(other, folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('There was no database before.');
    expect(stdout).toContain(`Its encrypted records need the key ${manifest.key_id}, which is missing`);
    copyFileSync(join(place.dataDir, 'encryption.key'), join(other.dataDir, 'encryption.key'));
    await runServer({ DATA_DIR: other.dataDir });
    expect(await emails(other)).toEqual(['ada@example.org']);
  });

  sqliteTest('[API-01] removes what belongs to the old file: no log of it is taken for one of the new', async () => {
    const place = await temporaryPlace();
    const { url, child, exited } = await runServer({ DATA_DIR: place.dataDir, TRUST_PROXY: '127.0.0.1' });
    const send = (count: number) =>
      fetch(`${url}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${count + 1}` },
        body: JSON.stringify({ email: `reader${count}@example.org` }),
      });
    await send(0);
    const { folder } = await backUp(place);
    for (let count = 1; count < 40; count += 1) expect((await send(count)).status).toBe(201);
    child.kill('SIGKILL');
    await exited;
    expect(existsSync(join(place.dataDir, 'nzete.db-wal'))).toBe(true);
    expect((await restore(place, folder)).code).toBe(0);
    expect(existsSync(join(place.dataDir, 'nzete.db-wal'))).toBe(false);
    expect(await emails(place)).toEqual(['reader0@example.org']);
  });
});

describe('a start', () => {
  const advice = 'npm run restore -- --from <folder of the backup>';

  /** A start that must fail with one line. */
  async function refusal(dataDir: string): Promise<string> {
    const { exited, output } = spawnServer({ DATA_DIR: dataDir });
    expect(await exited).toBe(1);
    expect(output()).not.toMatch(/^\s+at /m);
    return output();
  }

  async function closedDatabase(): Promise<string> {
    const dataDir = temporaryFolder();
    const app = await startApp({ dataDir, databaseUrl: undefined });
    await subscribe(app, 'ada@example.org');
    await app.close();
    return dataDir;
  }

  sqliteTest(
    '[API-01] over a database with damaged pages or a damaged header says "restore", and no stack',
    async () => {
      const dataDir = await closedDatabase();
      const file = join(dataDir, 'nzete.db');
      const sound = readFileSync(file);
      damage(file);
      expect(await refusal(dataDir)).toContain(advice);
      const headless = Buffer.from(sound);
      headless.fill(0, 0, 100);
      writeFileSync(file, headless);
      expect(await refusal(dataDir)).toContain(advice);
      writeFileSync(file, 'not a database '.repeat(100));
      expect(await refusal(dataDir)).toContain(`The database ${file} is damaged (SQLITE_NOTADB). `);
    },
  );

  sqliteTest(
    '[API-01] over a copy that was put back beside a newer log says "restore", before it takes a write',
    async () => {
      const dataDir = temporaryFolder();
      const { url, child, exited } = await runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
      const file = join(dataDir, 'nzete.db');
      const copy = join(temporaryFolder(), 'nzete.db');
      const send = (name: string, count: number) =>
        fetch(`${url}/api/feedback`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `198.51.${count >> 8}.${(count & 255) + 1}`,
          },
          body: JSON.stringify({ message: `${name} ${count} `.repeat(40) }),
        });
      for (let count = 0; count < 100; count += 1) await send('before', count);
      copyFileSync(file, copy);
      const { mtimeMs } = statSync(file);
      // The log is damage once the file has taken in an earlier part of it.
      for (let [count, since] = [0, 0]; since < 40; count += 1) {
        await send('after', count);
        if (statSync(file).mtimeMs > mtimeMs) since += 1;
      }
      child.kill('SIGKILL');
      await exited;
      copyFileSync(copy, file);
      const found = new DatabaseSync(file, { readOnly: true });
      const [{ integrity_check: state } = {}] = found.prepare('pragma integrity_check(1)').all();
      found.close();
      expect(state, 'the copy is damaged by the log').not.toBe('ok');
      expect(await refusal(dataDir)).toContain(advice);
    },
  );

  sqliteTest('[API-01] over an empty or missing file where records were is refused', async () => {
    const dataDir = await closedDatabase();
    const file = join(dataDir, 'nzete.db');
    writeFileSync(file, '');
    expect(await refusal(dataDir)).toContain(
      `The database ${file} is empty, but it contained records. Stop every server`,
    );
    rmSync(file);
    expect(await refusal(dataDir)).toContain(`The database ${file} is gone, but it contained records.`);
    expect(existsSync(file)).toBe(false);
    const { code, stderr } = await runCommand('inbox', { dataDir, databaseUrl: undefined }, ['list']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is gone, but it contained records.')]);
  });

  sqliteTest('[API-01] over the database of another program is refused, and leaves it as it is', async () => {
    const dataDir = temporaryFolder();
    const file = join(dataDir, 'nzete.db');
    const foreign = new DatabaseSync(file);
    foreign.exec('create table bookmarks (url text)');
    foreign.close();
    expect(await refusal(dataDir)).toContain(`The file ${file} is a database of another program.`);
    const after = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => after.close());
    expect(after.prepare("select name from sqlite_schema where type = 'table'").all()).toEqual([{ name: 'bookmarks' }]);
  });

  sqliteTest('[API-01] over a file that may not be written is a sentence', async (context) => {
    const dataDir = await closedDatabase();
    const file = join(dataDir, 'nzete.db');
    try {
      execFileSync('/usr/bin/chattr', ['+i', file], { stdio: 'ignore' });
    } catch {
      return context.skip('files cannot be made immutable here');
    }
    try {
      expect(await refusal(dataDir)).toMatch(/\(SQLITE_(?:CANTOPEN|READONLY|PERM|IOERR)\)/);
    } finally {
      execFileSync('/usr/bin/chattr', ['-i', file]);
    }
  });
});

describe('a migration', () => {
  /** Version 0005 of the schema: content without versions, and a subscriber. */
  async function olderDatabase(): Promise<Place> {
    const place = await emptyPlace();
    const store = place.databaseUrl ? connectPostgres(place.databaseUrl) : await openStore(place, { migrate: false });
    const { db } = store;
    const older = { '0001_initial': initial, '0002_submissions': submissions, '0003_climate': climate };
    const migrations = { ...older, '0004_courses': courses, '0005_kyc': kyc };
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    for (const { path, source } of validContent(await readContentFiles(contentDir))) {
      await sql`insert into content (path, body) values (${path}, ${JSON.stringify(source)})`.execute(db);
    }
    const subscription = { id: '1', email: 'ada@example.org', created_at: new Date().toISOString() };
    await db.insertInto('newsletter_subscription').values(subscription).execute();
    await db.destroy();
    return place;
  }

  test('[API-01] is preceded by a copy that can be put back, and keeps the content and its history', async () => {
    const place = await olderDatabase();
    const status = await runCommand('status', place, []);
    expect([status.code, status.stdout]).toEqual([3, expect.stringMatching(/^ACTION +version .*_content_versions/)]);
    const { child, exited, output, url } = await runServer({ DATA_DIR: place.dataDir });
    expect((await fetch(`${url}/api/hero`)).status).toBe(200);
    child.kill('SIGINT'); // which closes keep-alive connections at once
    await exited;
    const folder = /A backup of the old one: (.*)\n/.exec(output())?.[1] ?? '';
    expect(folder.startsWith(join(place.dataDir, 'before-migration/nzete-'))).toBe(true);
    const store = await openStore(place);
    const versions = await store.db
      .selectFrom('content_version')
      .select('origin')
      .where('path', '=', '/hero')
      .execute();
    await store.db.destroy();
    expect(versions).toEqual([{ origin: 'start' }]);
    const rehearsal = await runCommand('rehearse', place, ['--from', folder]);
    expect([rehearsal.code, rehearsal.stdout]).toEqual([0, expect.stringMatching(/^This backup can be restored: /)]);
    expect((await restore(place, folder)).code).toBe(0);
    await runServer({ DATA_DIR: place.dataDir });
    expect(await emails(place)).toEqual(['ada@example.org']);
  });

  postgresTest('[API-01] without the programs of PostgreSQL goes on, and says that there is no copy', async () => {
    const place = await olderDatabase();
    const { output } = await runServer({ DATA_DIR: place.dataDir, PATH: '/nowhere' });
    await expect.poll(output).toContain('without a backup. pg_dump was not found on PATH.');
  });

  test('[API-01] of a new database makes no copy', async () => {
    const dataDir = temporaryFolder();
    const { output } = await runServer({ DATA_DIR: dataDir });
    expect(output()).not.toContain('copy');
    expect(existsSync(join(dataDir, 'before-migration'))).toBe(false);
  });
});
