import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished } from 'vitest';
import { post, startApp, subscribe } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { sqliteTest } from './support/place.ts';
import { runServer } from './support/server.ts';

const COMMANDS = 50;
const WRITERS = 6;

/** Subscribes addresses without a pause; the end returns how many it sent and which were refused. */
function writeAllTheTime(url: string) {
  const statuses: number[] = [];
  let isOver = false;
  const write = async (writer: number) => {
    for (let sent = 0; !isOver; sent += 1) {
      const answer = await fetch(`${url}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${writer}.${sent % 250}` },
        body: JSON.stringify({ email: `${writer}.${sent}@example.org` }),
      });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return async () => {
    isOver = true;
    await writing;
    return statuses;
  };
}

describe('two programs with one file', () => {
  sqliteTest(
    `[RACE-05] ${COMMANDS} of ${COMMANDS} commands do their work while a server writes all the time`,
    async () => {
      const dataDir = temporaryFolder();
      const server = await runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
      const stop = writeAllTheTime(server.url);
      const place = { dataDir, databaseUrl: undefined };
      const failures: unknown[] = [];
      for (let at = 0; at < COMMANDS; at += 1) {
        const done = await runCommand('staff', place, ['invite', `person.${at}@nzete.example`]);
        if (done.code !== 0) failures.push(done);
      }
      const statuses = await stop();
      expect(failures).toEqual([]);
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(COMMANDS);
      expect(server.output()).not.toContain('SQLITE_BUSY');
    },
    300_000,
  );

  sqliteTest('[RACE-05] a server that waits for a command answers what needs no database meanwhile', async () => {
    const dataDir = temporaryFolder();
    const app = await startApp({ dataDir });
    const other = new DatabaseSync(join(dataDir, 'nzete.db'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const writing = subscribe(app, 'ada@example.org').then(({ statusCode }) => statusCode);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    other.exec('commit');
    expect(await writing).toBe(201);
  });

  sqliteTest(
    '[RACE-05] a transaction that reads first is not refused because another program wrote since',
    async () => {
      const dataDir = temporaryFolder();
      const app = await startApp({ dataDir });
      const other = new DatabaseSync(join(dataDir, 'nzete.db'), { timeout: 0 });
      onTestFinished(() => other.close());
      await app.store.db.transaction().execute(async (trx) => {
        await trx.selectFrom('limit_count').selectAll().execute();
        expect(() => other.exec("insert into limit_count values ('x', 1, 1, 1)")).toThrow('locked');
        await trx.deleteFrom('limit_count').execute();
      });
      expect((await post(app, '/api/feedback', { message: 'Thanks.' })).statusCode).toBe(201);
    },
  );

  sqliteTest(
    '[RACE-05] a lock that is never given up ends a command with one sentence and exit code 75',
    async () => {
      const dataDir = temporaryFolder();
      await (await startApp({ dataDir })).close();
      const other = new DatabaseSync(join(dataDir, 'nzete.db'));
      onTestFinished(() => other.close());
      other.exec('begin immediate');
      const place = { dataDir, databaseUrl: undefined };
      const commands = await Promise.all([
        runCommand('staff', place, ['invite', 'ada@nzete.example']),
        runCommand('staff', place, ['end-sessions', 'ada']),
        runCommand('privacy', place, ['purge']),
      ]);
      const said = expect.stringMatching(/^Another program keeps writing to the database\. [^\n]+\n$/);
      expect(commands).toEqual(commands.map(() => ({ code: 75, stdout: '', stderr: said })));
    },
    120_000,
  );

  sqliteTest(
    '[RACE-05] a reader that keeps the deleted data in the log ends a command with its sentence and exit code 75',
    async () => {
      const dataDir = temporaryFolder();
      const app = await startApp({ dataDir });
      const other = new DatabaseSync(join(dataDir, 'nzete.db'));
      onTestFinished(() => other.close());
      other.exec('begin');
      other.prepare('select * from limit_count').all();
      expect((await post(app, '/api/feedback', { message: 'Thanks.' })).statusCode).toBe(201);
      const { code, stderr } = await runCommand('privacy', { dataDir, databaseUrl: undefined }, ['purge']);
      expect([code, stderr]).toEqual([75, expect.stringMatching(/^It is done, but [^\n]+\n$/)]);
    },
    120_000,
  );
});
