import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { paths } from '../../../apps/api/src/paths.ts';
import { type AtEnd, temporaryFolder } from '../../../apps/api/test/support/folders.ts';
import { account, databaseAt, freePort, queryPostgres } from '../../../apps/api/test/support/postgres.ts';
import { compileCache, program } from '../../../apps/api/test/support/programs.ts';
import type { ServerProcess } from '../../../apps/api/test/support/server.ts';
import { deployed, type Program, replaced, startProgram } from './programs.ts';

const PASSWORD = 'a-password-of-the-pooler';

/** An empty database on the PostgreSQL server of this run. */
export async function emptyDatabase(atEnd: AtEnd): Promise<string> {
  const url = inject('postgres')?.url ?? '';
  const name = `nzete_cluster_${randomBytes(6).toString('hex')}`;
  await queryPostgres(url, `create database ${name}`);
  atEnd(async () => void (await queryPostgres(url, `drop database ${name} with (force)`)));
  return databaseAt(url, name);
}

/** Starts `deploy`'s PgBouncer for a database, and returns the URL for the servers. */
export async function startPgBouncer(direct: string, atEnd: AtEnd): Promise<Program & { url: string }> {
  const folder = temporaryFolder(atEnd);
  const port = await freePort();
  const { hostname, port: postgresPort, pathname, username } = new URL(direct);
  const ini = replaced(deployed('pgbouncer/pgbouncer.ini'), {
    'host=127.0.0.1 port=5432 dbname=nzete': `host=${hostname} port=${postgresPort} dbname=${pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': join(folder, 'userlist.txt'),
    'logfile = /var/log/postgresql/pgbouncer.log': '',
    '/var/run/postgresql/pgbouncer.pid': join(folder, 'pgbouncer.pid'),
    'unix_socket_dir = /var/run/postgresql': 'unix_socket_dir =',
  });
  writeFileSync(join(folder, 'pgbouncer.ini'), ini);
  writeFileSync(join(folder, 'userlist.txt'), `"${username}" "${PASSWORD}"\n`, { mode: 0o600 });
  const as = account();
  if (as) {
    chmodSync(folder, 0o700);
    for (const file of ['', 'pgbouncer.ini', 'userlist.txt']) chownSync(join(folder, file), as.uid, as.gid);
  }
  const pooler = await startProgram('pgbouncer', [join(folder, 'pgbouncer.ini')], { port, atEnd, as });
  return { ...pooler, url: `postgres://${username}:${PASSWORD}@127.0.0.1:${port}/nzete` };
}

/** @returns the URL of a Valkey; of Redis on Debian 12, which has the same protocol */
export async function startValkey(atEnd: AtEnd): Promise<string> {
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', temporaryFolder(atEnd)];
  await startProgram('redis-server', args, { port, atEnd });
  return `valkey://127.0.0.1:${port}/0`;
}

/** A server of the cluster. */
export interface ClusterServer extends ServerProcess {
  port: number;
}

/** Starts the bundled server with the built site, and waits until it is ready. */
export async function startServer(port: number, env: Record<string, string>, atEnd: AtEnd): Promise<ClusterServer> {
  const child = spawn(process.execPath, [program('server')], {
    env: {
      PATH: process.env.PATH,
      ...compileCache(),
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SITE_DIR: paths.site,
      PICTURES_DIR: paths.pictures,
      CLIMATE_REFRESH_MINUTES: '0', // tests need no network
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATA_DIR: temporaryFolder(atEnd),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'close').then(([code, signal]) => code ?? signal);
  atEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('Nzete is ready')) resolve();
      });
    }
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { child, exited, port, output: () => output };
}

/** The addresses of all subscriptions in a database. */
export async function storedSubscriptions(databaseUrl: string): Promise<string[]> {
  const rows = await queryPostgres<{ email: string }>(databaseUrl, 'select email from newsletter_subscription');
  return rows.map(({ email }) => email);
}
