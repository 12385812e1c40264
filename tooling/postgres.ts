/**
 * The PostgreSQL of the tests: the server of TEST_DATABASE_URL, else a temporary one of the newest
 * version in Debian's folders.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian.ts';

const INSTALLED = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, if there is one. */
export function findPostgres(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(INSTALLED, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Installs PostgreSQL if there is none, as root on Debian. */
export function ensurePostgres(): void {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  installPackages('postgresql');
  if (!findPostgres()) {
    throw new Error('PostgreSQL could not be found or installed. Install it, or set TEST_DATABASE_URL.');
  }
}
