import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import type { OpenAiOptions } from './assistant/language-model/openai.ts';
import { openMeteoUrls } from './climate/open-meteo.ts';
import type { ClimateOptions } from './climate/plugin.ts';
import { DEFAULT_MINUTES } from './climate/schedule.ts';
import { type Env, networks, readEnv } from './env.ts';
import type { S3Options } from './files/s3-files.ts';
import { type Mailbox, parseMailbox } from './mail/mailbox.ts';
import type { MailSettings } from './mail/settings.ts';
import type { NewsletterSettings } from './newsletter/plugin.ts';
import type { Moderation } from './partnership-updates/moderation.ts';
import { paths } from './paths.ts';
import { StartupError } from './startup-error.ts';

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
    const staffLanguage = env.MAIL_STAFF_LANGUAGE ?? 'fr';
    const publicUrl = new URL(PUBLIC_URL).origin;
    return { url, from: sender, staff: recipient, staffLanguage, publicUrl, ...(dkim && { dkim }) };
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
