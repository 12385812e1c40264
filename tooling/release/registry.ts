import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { writeText } from '../lib/files.ts';
import { freePort, startProgram } from '../lib/server.ts';
import { environment, program } from '../lib/setup.mjs';

export interface Registry {
  url: string;
  /** The environment in which npm installs from this registry and publishes to it. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** The registry that npm is configured with on this machine. */
const configured = () =>
  execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: process.platform === 'win32' }).trim();

/**
 * Starts an empty npm registry in `folder`. It never asks another one for `ours`; other packages
 * come from the registry that npm is configured with.
 */
export async function startRegistry(folder: string, ours: string[]): Promise<Registry> {
  const port = await freePort();
  const access = { access: '$all', publish: '$all' };
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { configured: { url: configured(), cache: false, timeout: '60s' } },
    packages: {
      ...Object.fromEntries(ours.map((name) => [name, access])),
      '**': { access: '$all', proxy: 'configured' },
    },
    // The built packages with their fonts and pictures are larger than the default.
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'json', level: 'warn' },
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'config.yaml');
  writeText(file, stringify(config));
  // npm publishes nothing without a token; this registry asks for none.
  const npmrc = join(folder, '.npmrc');
  writeText(npmrc, `//127.0.0.1:${port}/:_authToken=none\n`);
  const args = [program('verdaccio/bin/verdaccio'), '--config', file, '--listen', `127.0.0.1:${port}`];
  const { url, stop } = await startProgram({ args, port, path: '/-/ping', cwd: folder, env: environment() });
  const env = {
    npm_config_registry: `${url}/`,
    npm_config_userconfig: npmrc,
    npm_config_cache: join(folder, 'cache'),
    npm_config_provenance: 'false',
  };
  return { url, env, stop };
}
