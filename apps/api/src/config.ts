import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OpenAiOptions } from './assistant/openai.ts';
import { openMeteoUrls } from './climate/open-meteo.ts';
import type { ClimateOptions } from './climate/plugin.ts';
import { DEFAULT_MINUTES } from './climate/schedule.ts';
import type { S3Options } from './files/s3-files.ts';
import { isClamd } from './kyc/documents/clamd.ts';
import { type Mailbox, parseMailbox } from './mail/mailbox.ts';
import type { MailSettings } from './mail/settings.ts';
import type { NewsletterSettings } from './newsletter/plugin.ts';
import type { Moderation } from './partnership-updates/moderation.ts';
import { paths } from './paths.ts';
import { StartupError } from './startup-error.ts';

const isHttp = ({ protocol, username }: URL) => /^https?:$/.test(protocol) && !username;
const isBucket = (url: URL) => isHttp(url) && url.pathname.length > 1 && !url.search;
const isOrigin = (url: URL) => isHttp(url) && url.href === `${url.origin}/`;
const isSmtp = ({ protocol, hostname }: URL) => /^smtps?:$/.test(protocol) && hostname !== '';
const isValkey = ({ protocol }: URL) => /^(?:valkey|redis)s?:$/.test(protocol);
const isPostgres = ({ protocol }: URL) => /^postgres(ql)?:$/.test(protocol);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

const networks = (list: string) => list.split(',').map((network) => network.trim());

/** Every `description` completes the sentence "PORT must be …". */
const text = (description: string, pattern: string) => Type.String({ description, pattern });
const whole = (maximum: number, minimum = 0) =>
  Type.Integer({ minimum, maximum, description: `a whole number from ${minimum} to ${maximum}` });
const address = (description: string, accepts: (url: URL) => boolean) =>
  Type.Refine(Type.String({ description }), (value) => {
    const url = URL.parse(value);
    return url !== null && accepts(url);
  });
const service = address('an address such as https://api.example.org/v1/forecast', isHttp);
const mailbox = Type.Refine(
  Type.String({
    description:
      'one e-mail address, with or without a name, such as hello@nzete.example or Nzete Foundation <hello@nzete.example>',
  }),
  (value) => parseMailbox(value) !== undefined,
);
const folder = Type.String({ description: 'the path of a folder' });
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** All environment variables, all optional. */
const envSchema = Type.Partial(
  Type.Object({
    NODE_ENV: text('one word, such as production', '^[\\w-]+$'),
    PORT: whole(65_535),
    HOST: text('an address or a host name', '^[\\w.:-]+$'),
    PUBLIC_URL: address('an address without a path, such as https://nzete.example', isOrigin),
    DATA_DIR: folder,
    DATABASE_URL: address('a URL such as postgres://user:password@host:5432/nzete', isPostgres),
    DATABASE_DIRECT_URL: address('a URL such as postgres://user:password@host:5432/nzete', isPostgres),
    VALKEY_URL: address('a URL such as valkey://user:password@host:6379/0', isValkey),
    DOCUMENTS_URL: address('the address of a bucket, such as https://s3.example.org/nzete', isBucket),
    CLAMD_URL: address('the socket of clamd, such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310', isClamd),
    S3_REGION: text('one word, such as eu-west-3', '^[\\w-]{1,50}$'),
    S3_ACCESS_KEY_ID: text('a key without spaces', '^[\\x21-\\x7e]{1,200}$'),
    S3_SECRET_ACCESS_KEY: text('a key without spaces', '^[\\x21-\\x7e]{1,200}$'),
    ENCRYPTION_KEY: Type.String(), // `parseKeyring` validates it
    TRUST_PROXY: Type.Refine(
      Type.String({ description: 'addresses or networks with commas between, such as 10.0.0.0/8,::1' }),
      (list) => networks(list).every(isNetwork),
    ),
    LOG_LEVEL: Type.Enum(logLevels, { description: `one of ${logLevels.join(', ')}` }),
    CLIMATE_REFRESH_MINUTES: whole(1_440),
    OPEN_METEO_FORECAST_URL: service,
    OPEN_METEO_AIR_QUALITY_URL: service,
    // fetch rejects URLs with credentials, so the key has its own variable.
    AI_BASE_URL: address('the address of an OpenAI-compatible service, such as http://localhost:11434/v1', isHttp),
    AI_MODEL: text('the name of a model, at most 100 characters', '^[\\w./:@+-]{1,100}$'),
    AI_API_KEY: text('a key without spaces', '^[\\x21-\\x7e]{1,500}$'),
    PUBLISH_WITHOUT_SECOND_FACTOR: Type.Enum(['yes', 'no'], { description: 'yes or no' }),
    MODERATION: Type.Enum(['after', 'before'], { description: 'after or before' }),
    SMTP_URL: address('the address of a mail server, such as smtp://user:password@mail.example:587', isSmtp),
    MAIL_FROM: mailbox,
    MAIL_STAFF: mailbox,
    DKIM_SELECTOR: text('the name of the key in the DNS, such as nzete2026', '^[A-Za-z0-9._-]{1,63}$'),
    DKIM_PRIVATE_KEY: Type.String(), // `readDkim` validates it
    NEWSLETTER_CONFIRMATION: Type.Enum(['on', 'off'], { description: 'on or off' }),
    NEWSLETTER_BOUNCE_TOKEN: text('16 to 200 letters, digits or the signs - . _ ~ + / =', '^[\\w.~+/=-]{16,200}$'),
    SERVICE_WORKER: Type.Enum(['on', 'off', 'wipe'], { description: 'on, off or wipe' }),
    KEPT_PAGES_MB: whole(10_000, 1),
    RENDER_WAIT_MS: whole(60_000),
    METRICS_TOKEN: text('16 to 200 letters, digits or the signs - . _ ~ + / =', '^[\\w.~+/=-]{16,200}$'),
    SITE_DIR: folder,
    CONTENT_DIR: folder,
    PICTURES_DIR: folder,
    DESIGN_DIR: folder,
  }),
);

type Env = Static<typeof envSchema>;

export interface Config {
  /** The start warns of defaults that must be changed. */
  production: boolean;
  port: number;
  host: string;
  /** The origin that visitors use; without it, that of each request. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` names a pooler. */
  directUrl: string | undefined;
  /** Object storage for documents, instead of the database. */
  documents: S3Options | undefined;
  /** The virus scanner. */
  clamdUrl: string | undefined;
  /** Where limits are counted, instead of the database. */
  valkeyUrl: string | undefined;
  /** The keys of personal records, newest first. */
  encryptionKey: string | undefined;
  trustProxy: string[];
  climate: ClimateOptions;
  /** The language model; without it the embedded answerer answers. */
  ai: OpenAiOptions | undefined;
  logLevel: string;
  /** Whether staff without a second factor may publish on a site that others can reach. */
  publishWithoutSecondFactor: boolean;
  /** Whether visitors' posts appear at once, or after staff approve them. */
  moderation: Moderation;
  /** Without it nothing is mailed. */
  mail: MailSettings | undefined;
  newsletter: NewsletterSettings;
  metricsToken: string | undefined;
  /**
   * `off` removes the service worker from the phones of visitors, `wipe` all that the site has
   * stored there too.
   */
  serviceWorker: 'on' | 'off' | 'wipe';
  /** The size of the page cache in megabytes. */
  keptPagesMb: number;
  /** How long a request may wait for a render thread, in milliseconds. */
  renderWaitMs: number;
  siteDir: string;
  contentDir: string;
  picturesDir: string;
  /** The built documentation of the packages, shown under /design; without it nothing is. */
  designDir: string | undefined;
}

/** The variables that are set, numbers parsed. An empty variable counts as unset. */
function given(environment: NodeJS.ProcessEnv): Record<string, string | number> {
  const set: Record<string, string | number> = {};
  for (const [name, schema] of Object.entries(envSchema.properties)) {
    const value = environment[name]?.trim();
    if (value) set[name] = Type.IsInteger(schema) ? Number(value) : value;
  }
  return set;
}

/** @throws {StartupError} that names the variable, but not its value, which may be a password */
function readEnv(environment: NodeJS.ProcessEnv): Env {
  const env = given(environment);
  if (Value.Check(envSchema, env)) return env;
  const [, name = ''] = Value.Errors(envSchema, env)[0]?.instancePath.split('/') ?? [];
  // TypeBox's types have no description.
  const { description } = envSchema.properties[name as keyof Env] as { description?: string };
  throw new StartupError(`The variable ${name} is malformed: it must be ${description}.`);
}

function readAiOptions({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey }: Env): OpenAiOptions | undefined {
  if (!baseUrl) return undefined;
  if (!model) throw new StartupError('AI_BASE_URL is set, so AI_MODEL must be set to a model of that service.');
  return { baseUrl, model, apiKey };
}

/** The domain is the one of the sender, so that the signature counts for DMARC. */
function readDkim({ DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: key }: Env, { address: sender }: Mailbox) {
  if (!keySelector && !key) return undefined;
  if (!keySelector || !key) {
    throw new StartupError('DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: set both, or neither.');
  }
  // One line in a file of variables.
  const privateKey = key.replaceAll('\\n', '\n');
  try {
    createPrivateKey(privateKey);
  } catch {
    throw new StartupError('The variable DKIM_PRIVATE_KEY is malformed: it must be a private key in PEM format.');
  }
  return { domainName: domainToASCII(sender.slice(sender.lastIndexOf('@') + 1)), keySelector, privateKey };
}

function readMailSettings(env: Env): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_STAFF: staff, PUBLIC_URL } = env;
  if (!url) return undefined;
  const [sender, recipient] = [from, staff].map((text) => (text ? parseMailbox(text) : undefined));
  if (sender && recipient && PUBLIC_URL) {
    const dkim = readDkim(env, sender);
    return { url, from: sender, staff: recipient, publicUrl: new URL(PUBLIC_URL).origin, ...(dkim && { dkim }) };
  }
  const missing = !from ? 'MAIL_FROM' : !staff ? 'MAIL_STAFF' : 'PUBLIC_URL';
  throw new StartupError(
    `SMTP_URL is set, so ${missing} must be too: mail needs a sender, a staff address to notify, and the site's URL for links.`,
  );
}

function readNewsletterSettings(env: Env): NewsletterSettings {
  const { NEWSLETTER_CONFIRMATION: confirmation, NEWSLETTER_BOUNCE_TOKEN: bounceToken, SMTP_URL } = env;
  if (confirmation === 'on' && !SMTP_URL) {
    throw new StartupError('NEWSLETTER_CONFIRMATION is on, so SMTP_URL must be set: the link to confirm is mailed.');
  }
  return { confirms: (confirmation ?? (SMTP_URL ? 'on' : 'off')) === 'on', bounceToken };
}

function readDocumentsOptions(env: Env): S3Options | undefined {
  const { DOCUMENTS_URL: url, S3_REGION: region = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!url) return undefined;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartupError('DOCUMENTS_URL is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be too.');
  }
  return { url, region, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
}

/** @throws {StartupError} that names the first malformed variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnv(environment);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT ?? 8080,
    host: env.HOST ?? '0.0.0.0',
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    documents: readDocumentsOptions(env),
    clamdUrl: env.CLAMD_URL,
    valkeyUrl: env.VALKEY_URL,
    encryptionKey: env.ENCRYPTION_KEY,
    trustProxy: env.TRUST_PROXY ? networks(env.TRUST_PROXY) : [],
    climate: {
      refreshMinutes: env.CLIMATE_REFRESH_MINUTES ?? DEFAULT_MINUTES,
      forecastUrl: env.OPEN_METEO_FORECAST_URL ?? openMeteoUrls.forecastUrl,
      airQualityUrl: env.OPEN_METEO_AIR_QUALITY_URL ?? openMeteoUrls.airQualityUrl,
    },
    ai: readAiOptions(env),
    logLevel: env.LOG_LEVEL ?? 'warn',
    publishWithoutSecondFactor: env.PUBLISH_WITHOUT_SECOND_FACTOR === 'yes',
    moderation: env.MODERATION === 'after' ? 'after' : 'before',
    mail: readMailSettings(env),
    newsletter: readNewsletterSettings(env),
    metricsToken: env.METRICS_TOKEN,
    serviceWorker: (env.SERVICE_WORKER as Config['serviceWorker'] | undefined) ?? 'on',
    keptPagesMb: env.KEPT_PAGES_MB ?? 64,
    renderWaitMs: env.RENDER_WAIT_MS ?? 300,
    siteDir: resolve(env.SITE_DIR ?? paths.site),
    contentDir: resolve(env.CONTENT_DIR ?? paths.content),
    picturesDir: resolve(env.PICTURES_DIR ?? paths.pictures),
    designDir: env.DESIGN_DIR && resolve(env.DESIGN_DIR),
  };
}
