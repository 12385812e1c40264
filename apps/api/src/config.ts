import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OpenAiOptions } from './assistant/openai.ts';
import { openMeteoUrls } from './climate/open-meteo.ts';
import type { ClimateOptions } from './climate/plugin.ts';
import { paths } from './paths.ts';
import { StartupError } from './startup-error.ts';

/** The description completes the sentence "PORT must be …". */
const variable = (description: string, pattern: string) =>
  Type.Optional(Type.Unsafe<string>({ type: 'string', description, pattern }));
const address = variable('an address such as https://api.example.org/v1/forecast', '^https?://\\S+$');
const folder = variable('the path of a folder', '^[^\\u0000]+$');

/** Every variable the server reads. */
const envSchema = Type.Object({
  NODE_ENV: variable('one word, such as production', '^[\\w-]+$'),
  PORT: variable(
    'a whole number from 0 to 65535',
    '^(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])$',
  ),
  HOST: variable('an address or a host name', '^[\\w.:-]+$'),
  PUBLIC_URL: variable('an address without a path, such as https://nzete.example', '^https?://[^\\s/?#@]+/?$'),
  DATA_DIR: folder,
  DATABASE_URL: variable('a URL such as postgres://user:password@host:5432/nzete', '^postgres(?:ql)?://\\S+$'),
  ENCRYPTION_KEY: Type.Optional(Type.String()), // `parseKeyring` says what is wrong with it
  TRUST_PROXY: variable('addresses or networks with commas between, such as 10.0.0.0/8,::1', '^[\\da-fA-F:./, ]+$'),
  LOG_LEVEL: variable(
    'one of silent, fatal, error, warn, info, debug, trace',
    '^(?:silent|fatal|error|warn|info|debug|trace)$',
  ),
  CLIMATE_REFRESH_MINUTES: variable('a whole number from 0 to 1440', '^(?:\\d{1,3}|1[0-3]\\d\\d|14[0-3]\\d|1440)$'),
  OPEN_METEO_FORECAST_URL: address,
  OPEN_METEO_AIR_QUALITY_URL: address,
  AI_BASE_URL: variable(
    'the address of an OpenAI-compatible service, such as http://localhost:11434/v1',
    '^https?://\\S+$',
  ),
  AI_MODEL: variable('the name of a model, at most 100 characters', '^[\\w./:@+-]{1,100}$'),
  AI_API_KEY: variable('a key without spaces', '^[\\x21-\\x7e]{1,500}$'),
  METRICS_TOKEN: variable('16 to 200 letters, digits or the signs - . _ ~ + / =', '^[\\w.~+/=-]{16,200}$'),
  SITE_DIR: folder,
  CONTENT_DIR: folder,
  PICTURES_DIR: folder,
});

type Env = Static<typeof envSchema>;

/** The settings of one server process. */
export interface Config {
  /** Open to the public: the start warns of what must not stay as it comes. */
  production: boolean;
  port: number;
  host: string;
  /** Protocol and host that visitors use; without it, those of each request. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The key that personal records are encrypted with, and after it older ones. */
  encryptionKey: string | undefined;
  trustProxy: string[];
  climate: ClimateOptions;
  /** The language model that answers questions; without it the embedded answerer does. */
  ai: OpenAiOptions | undefined;
  logLevel: string;
  metricsToken: string | undefined;
  siteDir: string;
  contentDir: string;
  picturesDir: string;
}

function descriptionOf(name: keyof Env): string {
  const schema = envSchema.properties[name] as { description?: string }; // TypeBox's types leave it out
  return schema.description ?? 'different';
}

function malformed(name: keyof Env): StartupError {
  return new StartupError(`The variable ${name} is malformed: it must be ${descriptionOf(name)}.`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function readAiOptions({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey }: Env): OpenAiOptions | undefined {
  if (!baseUrl) return undefined;
  // fetch refuses an address with a name and a password in it: the key has a variable of its own.
  if (!URL.canParse(baseUrl) || new URL(baseUrl).username) throw malformed('AI_BASE_URL');
  if (!model) throw new StartupError('AI_BASE_URL is set, so AI_MODEL must name a model of that service.');
  return { baseUrl, model, apiKey };
}

function readClimateOptions(env: Env): ClimateOptions {
  for (const name of ['OPEN_METEO_FORECAST_URL', 'OPEN_METEO_AIR_QUALITY_URL'] as const)
    if (env[name] && !URL.canParse(env[name])) throw malformed(name);
  return {
    refreshMinutes: Number(env.CLIMATE_REFRESH_MINUTES ?? 10),
    forecastUrl: env.OPEN_METEO_FORECAST_URL ?? openMeteoUrls.forecastUrl,
    airQualityUrl: env.OPEN_METEO_AIR_QUALITY_URL ?? openMeteoUrls.airQualityUrl,
  };
}

/**
 * Reads the settings. An empty variable counts as unset.
 *
 * @throws {StartupError} that names the first malformed variable, and never its value: it may hold a password.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const names = Object.keys(envSchema.properties) as (keyof Env)[];
  const given = Object.fromEntries(names.filter((name) => environment[name]).map((name) => [name, environment[name]]));
  const [failure] = Value.Errors(envSchema, given);
  if (failure) throw malformed(failure.instancePath.split('/')[1] as keyof Env);
  const env = given as Env;
  const trustProxy = env.TRUST_PROXY?.split(',').map((network) => network.trim()) ?? [];
  if (!trustProxy.every(isNetwork)) throw malformed('TRUST_PROXY');
  if (env.PUBLIC_URL && !URL.canParse(env.PUBLIC_URL)) throw malformed('PUBLIC_URL');
  if (env.DATABASE_URL && !URL.canParse(env.DATABASE_URL)) throw malformed('DATABASE_URL');
  return {
    production: env.NODE_ENV === 'production',
    port: Number(env.PORT ?? 8080),
    host: env.HOST ?? '0.0.0.0',
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    encryptionKey: env.ENCRYPTION_KEY,
    trustProxy,
    climate: readClimateOptions(env),
    ai: readAiOptions(env),
    logLevel: env.LOG_LEVEL ?? 'warn',
    metricsToken: env.METRICS_TOKEN,
    siteDir: resolve(env.SITE_DIR ?? paths.site),
    contentDir: resolve(env.CONTENT_DIR ?? paths.content),
    picturesDir: resolve(env.PICTURES_DIR ?? paths.pictures),
  };
}
