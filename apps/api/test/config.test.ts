import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

describe('the variables', () => {
  test('[API-01] none is needed', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      trustProxy: [],
      logLevel: 'warn',
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  test('[API-01] each is read', () => {
    const env = {
      PORT: '9090',
      HOST: '::1',
      DATA_DIR: '/srv/nzete',
      DATABASE_URL: 'postgres://u:p%40ss@db.example:5432/nzete?sslmode=require',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'info',
      SITE_DIR: '/srv/site',
      CONTENT_DIR: '/srv/content',
      PICTURES_DIR: '/srv/pictures',
    };
    expect(readConfig(env)).toEqual({
      port: 9090,
      host: '::1',
      dataDir: '/srv/nzete',
      databaseUrl: env.DATABASE_URL,
      trustProxy: ['10.0.0.0/8', '::1'],
      logLevel: 'info',
      siteDir: '/srv/site',
      contentDir: '/srv/content',
      picturesDir: '/srv/pictures',
    });
    const documented = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
    for (const name of Object.keys(env)) expect(documented).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://x'],
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['DATABASE_URL', 'postgres://user:secret@host:port/db'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
  ])('[API-01] %s=%s is refused by name, without its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^The variable ${name} is malformed: it must be `));
    expect(read).not.toThrow(/secret/);
  });
});
