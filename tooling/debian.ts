/**
 * The Debian programs that tests run: proxies, pooler and services described in docs/operations.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const APT = '/usr/bin/apt-get';
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The path of an installed program, if there is one. */
export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Installs packages without recommended ones. Does nothing unless this is root on Debian. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`Installing ${packages.join(', ')}…`);
  // Without RUNLEVEL, packages start their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => spawnSync(APT, args, { env, stdio: 'inherit', timeout: 600_000 });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** The programs that the tests of `deploy` run, with their Debian packages. */
const servicePackages = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  clamd: 'clamav-daemon',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
  // For the filters of system calls in the units; systemd brings libseccomp.
  python3: 'python3-minimal',
};

/** Installs the missing services. @throws if one cannot be installed */
export function ensureServices(): void {
  const missing = () => Object.entries(servicePackages).filter(([program]) => !findProgram(program));
  if (missing().length > 0) installPackages(...missing().map(([, name]) => name));
  const names = missing().map(([program]) => program);
  if (names.length > 0) throw new Error(`Not installed: ${names.join(', ')}. Install them to run these tests.`);
}
