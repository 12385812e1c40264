/** The environment variables of the server and its commands: their names, and what each must be. */
import { isIP } from 'node:net';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { isClamd } from './kyc/documents/clamd.ts';
import { parseMailbox } from './mail/mailbox.ts';
import { StartupError } from './startup-error.ts';
import { languages } from './text/languages.ts';

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

/** A list with commas. */
export const networks = (list: string) => list.split(',').map((network) => network.trim());

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
    MAIL_STAFF_LANGUAGE: Type.Enum(languages, { description: `one of ${languages.join(', ')}` }),
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

export type Env = Static<typeof envSchema>;

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
export function readEnv(environment: NodeJS.ProcessEnv): Env {
  const env = given(environment);
  if (Value.Check(envSchema, env)) return env;
  const [, name = ''] = Value.Errors(envSchema, env)[0]?.instancePath.split('/') ?? [];
  // TypeBox's types have no description.
  const { description } = envSchema.properties[name as keyof Env] as { description?: string };
  throw new StartupError(`The variable ${name} is malformed: it must be ${description}.`);
}
