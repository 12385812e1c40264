import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

describe('the variables', () => {
  test.each(['MAIL_FROM', 'MAIL_STAFF', 'PUBLIC_URL'])('[NEWS-04] SMTP_URL without %s is refused', (name) => {
    const all = { MAIL_FROM: 'a@nzete.example', MAIL_STAFF: 'b@nzete.example', PUBLIC_URL: 'https://nzete.example' };
    const env = { SMTP_URL: 'smtp://user:secret@mail.example', ...all, [name]: '' };
    expect(() => readConfig(env)).toThrow(`SMTP_URL is set, so ${name} must be too`);
    expect(() => readConfig(env)).not.toThrow(/secret/);
    expect(readConfig({ ...env, SMTP_URL: '' }).mail).toBeUndefined();
  });

  test('[API-01] none is needed', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      trustProxy: [],
      logLevel: 'warn',
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  test('[ENTRY-04] what visitors post waits for staff unless the operator says otherwise', () => {
    expect(readConfig({}).moderation).toBe('before');
    expect(readConfig({ MODERATION: 'after' }).moderation).toBe('after');
  });

  test('[API-01] each is read', () => {
    const env = {
      NODE_ENV: 'production',
      PORT: '9090',
      HOST: '::1',
      PUBLIC_URL: 'https://nzete.example/',
      DATA_DIR: '/srv/nzete',
      DATABASE_URL: 'postgres://u:p%40ss@db.example:5432/nzete?sslmode=require',
      DATABASE_DIRECT_URL: 'postgres://u:p%40ss@db.example:5432/nzete',
      VALKEY_URL: 'valkeys://u:p%40ss@valkey.example:6379/0',
      DOCUMENTS_URL: 'https://s3.example/nzete/documents',
      CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: 'an-id',
      S3_SECRET_ACCESS_KEY: 'a-secret',
      ENCRYPTION_KEY: `${'A'.repeat(43)}=,${'B'.repeat(43)}=`,
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'info',
      CLIMATE_REFRESH_MINUTES: '30',
      OPEN_METEO_FORECAST_URL: 'https://weather.example/v1/forecast?apikey=x',
      OPEN_METEO_AIR_QUALITY_URL: 'http://127.0.0.1:9/air',
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'qwen3:8b',
      AI_API_KEY: 'a-key',
      PUBLISH_WITHOUT_SECOND_FACTOR: 'yes',
      MODERATION: 'after',
      SMTP_URL: 'smtp://user:secret@mail.example:587',
      MAIL_FROM: 'Nzete Foundation <hello@nzete.example>',
      MAIL_STAFF: 'staff@nzete.example',
      NEWSLETTER_CONFIRMATION: 'off',
      NEWSLETTER_BOUNCE_TOKEN: 'a-token-of-the-mail-server',
      METRICS_TOKEN: 'a-token-of-16-or-more',
      SERVICE_WORKER: 'off',
      KEPT_PAGES_MB: '128',
      RENDER_WAIT_MS: '500',
      SITE_DIR: '/srv/site',
      CONTENT_DIR: '/srv/content',
      PICTURES_DIR: '/srv/pictures',
      DESIGN_DIR: '/srv/design',
    };
    expect(readConfig(env)).toEqual({
      production: true,
      port: 9090,
      host: '::1',
      publicUrl: 'https://nzete.example',
      dataDir: '/srv/nzete',
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      documents: {
        url: env.DOCUMENTS_URL,
        region: 'eu-west-3',
        accessKeyId: 'an-id',
        secretAccessKey: 'a-secret',
      },
      clamdUrl: env.CLAMD_URL,
      valkeyUrl: env.VALKEY_URL,
      encryptionKey: env.ENCRYPTION_KEY,
      trustProxy: ['10.0.0.0/8', '::1'],
      logLevel: 'info',
      climate: {
        refreshMinutes: 30,
        forecastUrl: env.OPEN_METEO_FORECAST_URL,
        airQualityUrl: env.OPEN_METEO_AIR_QUALITY_URL,
      },
      ai: { baseUrl: env.AI_BASE_URL, model: env.AI_MODEL, apiKey: env.AI_API_KEY },
      publishWithoutSecondFactor: true,
      moderation: 'after',
      serviceWorker: 'off',
      mail: {
        url: env.SMTP_URL,
        from: { name: 'Nzete Foundation', address: 'hello@nzete.example' },
        staff: { name: '', address: 'staff@nzete.example' },
        staffLanguage: 'fr',
        publicUrl: 'https://nzete.example',
      },
      newsletter: { confirms: false, bounceToken: 'a-token-of-the-mail-server' },
      metricsToken: 'a-token-of-16-or-more',
      keptPagesMb: 128,
      renderWaitMs: 500,
      siteDir: '/srv/site',
      contentDir: '/srv/content',
      picturesDir: '/srv/pictures',
      designDir: '/srv/design',
    });
    const documented = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
    for (const name of Object.keys(env)) expect(documented).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  test.each([
    ['NODE_ENV', 'a secret'],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://x'],
    ['PUBLIC_URL', 'nzete.example'],
    ['PUBLIC_URL', 'https://nzete.example/secret'],
    ['PUBLIC_URL', 'https://user:secret@nzete.example'],
    ['PUBLIC_URL', 'https://nzete.example:secret'],
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['DATABASE_URL', 'postgres://user:secret@host:port/db'],
    ['CLAMD_URL', '/run/secret.ctl'],
    ['CLAMD_URL', 'unix://secret/clamd.ctl'],
    ['CLAMD_URL', 'http://secret:3310'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLISH_WITHOUT_SECOND_FACTOR', 'maybe'],
    ['MODERATION', 'secret'],
    ['SMTP_URL', 'https://user:secret@mail.example'],
    ['MAIL_FROM', 'secret'],
    ['MAIL_STAFF', 'Staff <secret>'],
    ['NEWSLETTER_CONFIRMATION', 'secret'],
    ['NEWSLETTER_BOUNCE_TOKEN', 'secret'],
    ['METRICS_TOKEN', 'short'],
    ['SERVICE_WORKER', 'false'],
    ['KEPT_PAGES_MB', '0'],
    ['RENDER_WAIT_MS', '-1'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['AI_BASE_URL', 'http://user:secret@localhost:11434/v1'],
    ['AI_MODEL', 'two words'],
    ['AI_API_KEY', 'my secret'],
    ['CLIMATE_REFRESH_MINUTES', '1441'],
    ['CLIMATE_REFRESH_MINUTES', '2.5'],
    ['OPEN_METEO_FORECAST_URL', 'ftp://secret'],
    ['OPEN_METEO_AIR_QUALITY_URL', 'https://host:port/secret'],
  ])('[API-01] %s=%s is refused by name, without its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^The variable ${name} is malformed: it must be `));
    expect(read).not.toThrow(/secret/);
  });

  test('[NEWS-10] owners of addresses confirm them once mail is set up, unless the operator says otherwise', () => {
    const mail = {
      ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@nzete.example', MAIL_STAFF: 'staff@nzete.example' },
      PUBLIC_URL: 'https://nzete.example',
    };
    const confirms = (env: NodeJS.ProcessEnv) => readConfig(env).newsletter.confirms;
    expect([confirms({}), confirms(mail), confirms({ ...mail, NEWSLETTER_CONFIRMATION: 'off' })]).toEqual([
      ...[false, true, false],
    ]);
    expect(() => confirms({ NEWSLETTER_CONFIRMATION: 'on' })).toThrow(/SMTP_URL must be set/);
  });
});
