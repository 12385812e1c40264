import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { paths } from '../../apps/api/src/paths.ts';
import { temporaryFolder } from '../../apps/api/test/support/folders.ts';
import { freePort } from '../../apps/api/test/support/postgres.ts';
import { findProgram } from '../../tooling/debian.ts';
import { underFilter } from './support/filter.ts';
import { deployed, replaced } from './support/programs.ts';

const units = join(import.meta.dirname, '../systemd');
const SANDBOX_THRESHOLD = '20'; // of 100, where 0 is the tightest

/** The paths in the units, and their replacements in this run. */
const places = (data: string): [string, string][] => [
  ['/usr/bin/node', process.execPath],
  ['/srv/nzete/apps/api/dist', inject('programs')],
  ['/srv/nzete/deploy', dirname(units)],
  ['/srv/nzete', inject('programs')],
  ['/var/lib/nzete-backups', join(data, 'backups')],
  ['/var/lib/nzete', join(data, 'data')],
];

const here = (text: string, data: string) =>
  places(data).reduce((result, [from, to]) => result.replaceAll(from, to), text);

interface Outcome {
  code: number | string;
  output: string;
}

function run(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(file, args, { env }, (error, stdout, stderr) => {
      resolve({ code: error ? (error.code ?? 'killed') : 0, output: stdout + stderr });
    });
  });
}

/** The settings of a unit, with those that it shares with the others of its kind. */
const settingsOf = (unit: string) =>
  unit === 'nzete.service' ? deployed(`systemd/${unit}`) : deployed('systemd/nzete-.service.d/job.conf');

/** The command of a line such as `ExecStart=`, with the paths of this run, under the unit's filter. */
function commandOf(unit: string, line: 'ExecStart' | 'ExecStartPost', data: string): [string, string[]] {
  const [, command = ''] = new RegExp(`^${line}=(.*)$`, 'm').exec(deployed(`systemd/${unit}`)) ?? [];
  const [file = '', ...args] = here(command, data).split(' ');
  return underFilter(settingsOf(unit), [file, args]);
}

/** The variables of the example file, filled in as docs/operations/one-machine.md says. */
async function variables(data: string): Promise<Record<string, string>> {
  const filled = replaced(here(deployed('systemd/nzete.env'), data), {
    'PORT=8080': `PORT=${await freePort()}`,
    'ENCRYPTION_KEY=': `ENCRYPTION_KEY=${randomBytes(32).toString('base64')}`,
  });
  const beside = {
    PATH: process.env.PATH,
    SITE_DIR: paths.site,
    PICTURES_DIR: paths.pictures,
    CLIMATE_REFRESH_MINUTES: '0',
  };
  // Every line of the file has a value.
  return { ...beside, ...parseEnv(filled) } as Record<string, string>;
}

function copyOfUnits(): { folder: string; names: string[] } {
  const folder = temporaryFolder();
  cpSync(units, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  for (const file of files.filter((name) => /\.(service|timer|conf)$/.test(name))) {
    writeFileSync(join(folder, file), here(readFileSync(join(folder, file), 'utf8'), folder));
  }
  return { folder, names: files.filter((name) => /\.(service|timer)$/.test(name)) };
}

test('[API-01] systemd takes every unit without a remark, and each program that one starts is there', async () => {
  const { folder, names } = copyOfUnits();
  const env = { PATH: process.env.PATH, SYSTEMD_UNIT_PATH: `${folder}:` };
  const files = names.map((name) => join(folder, name));
  const found = await run(findProgram('systemd-analyze') ?? '', ['verify', '--man=no', ...files], env);
  expect(found).toEqual({ code: 0, output: '' });
  const all = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const scripts = [...all.matchAll(/^ExecStart=.*?(\/\S+\.js)/gm)].map(([, file = '']) => file);
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  expect(scripts.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(['nzete', 'nzete-backup', 'nzete-status', 'nzete-rehearse'])(
  '[API-01] %s.service can do little else on its machine',
  async (name) => {
    const { folder } = copyOfUnits();
    const env = { PATH: process.env.PATH, SYSTEMD_UNIT_PATH: `${folder}:` };
    const args = ['security', '--offline=yes', `--threshold=${SANDBOX_THRESHOLD}`, '--no-pager', `${name}.service`];
    expect(await run(findProgram('systemd-analyze') ?? '', args, env)).toMatchObject({ code: 0 });
  },
);

test('[API-01] the commands of the units work with the example of the variables, under their own filter of system calls', async () => {
  const data = temporaryFolder();
  for (const name of ['data', 'backups']) mkdirSync(join(data, name));
  const env = await variables(data);
  const server = spawn(...commandOf('nzete.service', 'ExecStart', data), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const exited = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  await expect.poll(() => output).toContain('Nzete is ready');
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
  expect([page.status, (await page.text()).includes('https://nzete.example/')]).toEqual([200, true]);

  const status = await run(...commandOf('nzete-status.service', 'ExecStart', data), env);
  expect(status.output).toMatch(/^ok +database/m);
  expect(await run(...commandOf('nzete-backup.service', 'ExecStart', data), env)).toMatchObject({ code: 0 });
  expect(await run(...commandOf('nzete-backup.service', 'ExecStartPost', data), env)).toEqual({ code: 0, output: '' });
  const backups = readdirSync(join(data, 'backups'));
  expect(backups).toEqual([expect.stringMatching(/^nzete-/)]);
  expect(await run(...commandOf('nzete-rehearse.service', 'ExecStart', data), env)).toMatchObject({ code: 0 });
  // The others are run by hand, as `systemd-run` would with the settings of a job.
  const others: [string, ...string[]][] = [
    ['content', 'check'],
    ['documents', 'check'],
    ['inbox', 'list'],
    ['privacy', 'purge'],
    ['staff', 'list'],
    ['translations', 'export', '--to', join(data, 'fr.xlf'), '--language', 'fr'],
  ];
  for (const [name, ...args] of others) {
    const file = join(inject('programs'), `${name}.js`);
    const { code, output } = await run(
      ...underFilter(settingsOf('nzete-job.service'), [process.execPath, [file, ...args]]),
      env,
    );
    expect([name, [0, 1, 2, 3].includes(Number(code)), output.includes('EPERM')], output).toEqual([name, true, false]);
  }

  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);

  const restore = join(inject('programs'), 'restore.js');
  const command: [string, string[]] = [process.execPath, [restore, '--from', join(data, 'backups', backups[0] ?? '')]];
  const elsewhere = { ...env, DATA_DIR: join(data, 'restored'), CONTENT_DIR: join(data, 'content') };
  expect(await run(...underFilter(settingsOf('nzete-job.service'), command), elsewhere)).toMatchObject({ code: 0 });
});

test('[API-01] the filter is applied: with a stricter one, newer Node is ended when it copies a file', async () => {
  const added = /^SystemCallFilter=@chown\n|^SystemCallErrorNumber=.*\n/gm;
  const unit = deployed('systemd/nzete-.service.d/job.conf').replace(added, '');
  const copy = "require('node:fs').copyFileSync(process.argv[1], process.argv[2])";
  const files = [join(units, 'nzete.env'), join(temporaryFolder(), 'copy')];
  const { code } = await run(...underFilter(unit, [process.execPath, ['-e', copy, ...files]]), {});
  expect(code).toBe('killed');
});

test('[API-01] the script that mails a failure is one that a shell can read', async () => {
  expect(await run('/bin/sh', ['-n', join(units, 'mail-failure')], {})).toEqual({ code: 0, output: '' });
});
