import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { type AssistantOptions, assistant } from './assistant/plugin.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { type ClimateOptions, climate } from './climate/plugin.ts';
import { climatePage, provincePages } from './climate/provinces.ts';
import { climateRoutes } from './climate/routes.ts';
import { consultationRoutes } from './consultations/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { courseInterestRoutes } from './courses/interest-routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { cspReportRoute } from './csp-reports/routes.ts';
import { explainedRoutes } from './explained/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import type { S3Options } from './files/s3-files.ts';
import { addSchemas, withTypes } from './http/api.ts';
import { logSerializers } from './http/log.ts';
import { createAddressMatcher } from './http/network.ts';
import { requestId } from './http/request-id.ts';
import { sharedSchemas } from './http/schemas.ts';
import { buildSerializer } from './http/serialise.ts';
import { ajvOptions } from './http/validation.ts';
import { buildValidator } from './http/validators.ts';
import { registerDocumentScanner } from './kyc/document-scanner.ts';
import { kycRoutes } from './kyc/routes.ts';
import { UploadLimiter, type UploadRules } from './kyc/upload-limiter.ts';
import { mail } from './mail/plugin.ts';
import type { MailSettings } from './mail/settings.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { partnershipApplicationRoutes } from './partnership-applications/routes.ts';
import { partnershipGuidePdfRoute } from './partnership-guide/routes.ts';
import type { Moderation } from './partnership-updates/moderation.ts';
import { partnershipUpdateRoutes } from './partnership-updates/routes.ts';
import { answerTimeout } from './plugins/answer-timeout.ts';
import { bodyTimeout, LONGEST_BODY_MS } from './plugins/body-timeout.ts';
import { type ConnectionLimits, connections } from './plugins/connections.ts';
import { database } from './plugins/database.ts';
import { encryption } from './plugins/encryption.ts';
import { errorHandling, handleClientError, handleFrameworkError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { httpRules, originForm } from './plugins/http-rules.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi, openapiRoute } from './plugins/openapi.ts';
import { notFound, pages } from './plugins/pages.ts';
import { pictures } from './plugins/pictures.ts';
import { type PressureLimits, pressure } from './plugins/pressure.ts';
import { type RateLimits, rateLimits } from './plugins/rate-limit.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security.ts';
import { sitemapRoutes } from './plugins/sitemap.ts';
import { svgCharset } from './plugins/svg-charset.ts';
import { warnUntrustedProxy } from './plugins/untrusted-proxy.ts';
import { reportPdfRoute } from './report-pdf/routes.ts';
import { openSite } from './site/built-site.ts';
import { startRenderPool } from './site/start-render-pool.ts';
import { volunteerApplicationRoutes } from './volunteer-applications/routes.ts';

const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    tokenLifetimeMs: number;
    /** False while the site has not been built. */
    servesSite: boolean;
    moderation: Moderation;
  }
}

export interface AppOptions {
  /** The folder of the SQLite file, or `:memory:`. Ignored with `databaseUrl`. */
  dataDir: string;
  /** PostgreSQL instead of SQLite. */
  databaseUrl?: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` names a pooler: migrations run there. */
  directUrl?: string | undefined;
  /** Object storage for documents, instead of the database. */
  documents?: S3Options | undefined;
  /** The URL of clamd. Without it documents are not scanned. */
  clamdUrl?: string | undefined;
  /**
   * Keys for personal records (see `crypto/keyring.ts`). Default: `encryption.key` in the data
   * folder.
   */
  encryptionKey?: string | undefined;
  /**
   * In production a PostgreSQL database requires an `encryptionKey`.
   *
   * @default false
   */
  production?: boolean | undefined;
  /** The built site; without it only the API answers. */
  siteDir?: string | undefined;
  /** The origin for absolute URLs. Default: that of each request. */
  publicUrl?: string | undefined;
  /**
   * The size of the page cache in megabytes.
   *
   * @default 64
   */
  keptPagesMb?: number | undefined;
  /**
   * How long a request may wait for a render thread, in milliseconds.
   *
   * @default 300
   */
  renderWaitMs?: number | undefined;
  /** The generated pictures, served under `/pictures/`. */
  picturesDir: string;
  /** The content files; the photos in it are served under `/pictures/` too. */
  contentDir?: string | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-*` is trusted. Default: none. */
  trustProxy?: string[] | undefined;
  /** @default 'silent' */
  logLevel?: string | undefined;
  /** See `plugins/rate-limit.ts` for the defaults. */
  rateLimits?: Partial<RateLimits> | undefined;
  /** Counts the limits in Valkey instead of the database. */
  valkeyUrl?: string | undefined;
  /** See `plugins/connections.ts` for the defaults. */
  connectionLimits?: Partial<ConnectionLimits> | undefined;
  /** See `plugins/pressure.ts` for the defaults. */
  pressure?: Partial<PressureLimits> | undefined;
  /** See `kyc/upload-limiter.ts` for the defaults. */
  uploads?: Partial<UploadRules> | undefined;
  /** The source and interval of climate records, used after `app.climate.startRefreshing()`. */
  climate?: Partial<ClimateOptions> | undefined;
  /** The bearer token for `/metrics`. Without it nothing is measured. */
  metricsToken?: string | undefined;
  /** Default: the embedded answerer. */
  assistant?: AssistantOptions | undefined;
  /** Without it nothing is mailed. */
  mail?: MailSettings | undefined;
  /**
   * Whether visitors' posts appear at once, or after staff approve them.
   *
   * @default 'after'
   */
  moderation?: Moderation | undefined;
  /**
   * How long a session lasts.
   *
   * @default 7 days
   */
  tokenLifetimeMs?: number | undefined;
}

function createServer(
  { logLevel = 'silent', trustProxy }: AppOptions,
  isProxy: ReturnType<typeof createAddressMatcher>,
) {
  return Fastify({
    logger: { level: logLevel, serializers: logSerializers },
    genReqId: requestId,
    trustProxy: trustProxy?.length ? isProxy : false,
    ajv: ajvOptions,
    schemaController: { compilersFactory: { buildSerializer, buildValidator } },
    bodyLimit: 65_536,
    // Slow clients are disconnected after about ten seconds (plugins/body-timeout.ts), except
    // during an upload.
    requestTimeout: LONGEST_BODY_MS,
    connectionTimeout: 20_000,
    keepAliveTimeout: 5_000,
    http: { requireHostHeader: false, headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 8_192 },
    // Requests that arrive while the server stops are still answered (plugins/health.ts).
    return503OnClosing: false,
    // A percent-encoded e-mail address can be longer than the default of 100 characters for a
    // parameter.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000 },
    rewriteUrl: originForm,
    clientErrorHandler: handleClientError,
    frameworkErrors: handleFrameworkError,
  });
}

async function apiRoutes(app: FastifyInstance): Promise<void> {
  const api = withTypes(app);
  addSchemas(api, ...sharedSchemas);
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  contentRoutes(api);
  explainedRoutes(api);
  reportPdfRoute(api);
  partnershipGuidePdfRoute(api);
  climateRoutes(api);
  courseRoutes(api);
  courseInterestRoutes(api);
  partnershipApplicationRoutes(api);
  partnershipUpdateRoutes(api);
  volunteerApplicationRoutes(api);
  feedbackRoutes(api);
  consultationRoutes(api);
  assistantRoutes(api);
  await newsletterRoutes(api);
  await accountRoutes(api);
  await kycRoutes(api);
  await app.register(cspReportRoute);
  openapiRoute(app);
}

/**
 * Builds the server. It neither listens nor loads content (`app.content.load(...)`).
 *
 * @throws {StartupError} if the database or the built site cannot be used
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const site = await openSite(options.siteDir);
  const isProxy = createAddressMatcher(options.trustProxy ?? []);
  const app: FastifyInstance = createServer(options, isProxy);
  connections(app, isProxy, options.connectionLimits);
  app.removeContentTypeParser('text/plain');
  app.decorate('tokenLifetimeMs', options.tokenLifetimeMs ?? SEVEN_DAYS_MS);
  app.decorate('moderation', options.moderation ?? 'after');
  app.decorate('servesSite', site !== undefined);
  app.decorate('uploadLimiter', new UploadLimiter(options.uploads));
  errorHandling(app);
  bodyTimeout(app);
  answerTimeout(app);
  notFound(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  warnUntrustedProxy(app, isProxy);
  metrics(app, options);
  await database(app, options);
  climate(app, options.climate);
  assistant(app, options.assistant);
  await encryption(app, options);
  const pool = site && startRenderPool(app, site, options.renderWaitMs);
  mail(app, options.mail);
  registerDocumentScanner(app, options.clamdUrl);
  securityHeaders(app, site?.shell('en') ?? '');
  httpRules(app);
  sameOrigin(app);
  await rateLimits(app, options);
  await pressure(app, options.pressure);
  await openapi(app);
  health(app);
  svgCharset(app);
  await app.register(apiRoutes, { prefix: '/api' });
  await pictures(app, options.picturesDir, options.contentDir);
  if (site && pool) {
    // No link in the HTML leads to a province, whose dialog opens on a click.
    const listed = site.listedPaths.flatMap((path) => (path === climatePage ? [path, ...provincePages] : [path]));
    sitemapRoutes(app, { paths: listed, publicUrl: options.publicUrl });
    await pages(app, { site, pool, options });
  } else app.decorate('sendNotFoundPage', undefined);
  return app;
}
