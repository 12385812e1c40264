import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { paths } from './paths.ts';
import { StartupError } from './startup-error.ts';

/** The description completes the sentence "PORT must be …". */
const variable = (description: string, pattern: string) =>
  Type.Optional(Type.Unsafe<string>({ type: 'string', description, pattern }));
const folder = variable('the path of a folder', '^[^\\u0000]+$');

/** Every variable the server reads. */
const envSchema = Type.Object({
  PORT: variable(
    'a whole number from 0 to 65535',
    '^(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])$',
  ),
  HOST: variable('an address or a host name', '^[\\w.:-]+$'),
  DATA_DIR: folder,
  DATABASE_URL: variable('a URL such as postgres://user:password@host:5432/nzete', '^postgres(?:ql)?://\\S+$'),
  TRUST_PROXY: variable('addresses or networks with commas between, such as 10.0.0.0/8,::1', '^[\\da-fA-F:./, ]+$'),
  LOG_LEVEL: variable(
    'one of silent, fatal, error, warn, info, debug, trace',
    '^(?:silent|fatal|error|warn|info|debug|trace)$',
  ),
  SITE_DIR: folder,
  CONTENT_DIR: folder,
  PICTURES_DIR: folder,
});

type Env = Static<typeof envSchema>;

/** The settings of one server process. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  trustProxy: string[];
  logLevel: string;
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
  if (env.DATABASE_URL && !URL.canParse(env.DATABASE_URL)) throw malformed('DATABASE_URL');
  return {
    port: Number(env.PORT ?? 8080),
    host: env.HOST ?? '0.0.0.0',
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    trustProxy,
    logLevel: env.LOG_LEVEL ?? 'warn',
    siteDir: resolve(env.SITE_DIR ?? paths.site),
    contentDir: resolve(env.CONTENT_DIR ?? paths.content),
    picturesDir: resolve(env.PICTURES_DIR ?? paths.pictures),
  };
}
