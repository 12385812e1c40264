import { join } from 'node:path';
import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { PageText } from '../../site/src/app/renderer.ts';
import { type AssistantOptions, assistant } from './assistant/plugin.ts';
import { openMeteoUrls } from './climate/open-meteo.ts';
import { type ClimateOptions, climate } from './climate/plugin.ts';
import { climatePage, provincePages } from './climate/provinces.ts';
import { DEFAULT_MINUTES } from './climate/schedule.ts';
import type { Config } from './config.ts';
import { contentEditing } from './content/editing/plugin.ts';
import type { Store } from './db/types.ts';
import { openSite } from './files/built-site.ts';
import { bodyTimeout, LONGEST_BODY_MS } from './http/body-timeout.ts';
import { logSerializers } from './http/log.ts';
import { createAddressMatcher } from './http/network.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security.ts';
import { buildSerializer } from './http/serialise.ts';
import { schemaStore } from './http/validation/schema-store.ts';
import { ajvOptions } from './http/validation/validation.ts';
import { buildValidator } from './http/validation/validators.ts';
import { recurring } from './jobs/recurring.ts';
import { registerDocumentScanner } from './kyc/documents/scanner.ts';
import { UploadLimiter, type UploadRules } from './kyc/uploads/limiter.ts';
import { type RateLimits, rateLimits } from './limits/rate-limit.ts';
import { mail } from './mailer/plugin.ts';
import { newsletter } from './newsletter/plugin.ts';
import type { Moderation } from './partnership-updates/moderation.ts';
import { answerTimeout } from './plugins/answer-timeout.ts';
import { type ConnectionLimits, connections } from './plugins/connections.ts';
import { database } from './plugins/database.ts';
import { design } from './plugins/design.ts';
import { encryption } from './plugins/encryption.ts';
import { errorHandling, handleClientError, handleFrameworkError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { httpRules, originForm } from './plugins/http-rules.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { notFound, pages } from './plugins/pages.ts';
import { pictures } from './plugins/pictures.ts';
import { type PressureLimits, pressure } from './plugins/pressure.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { sitemapRoutes } from './plugins/sitemap.ts';
import { staffPages } from './plugins/staff-pages.ts';
import { svgCharset } from './plugins/svg-charset.ts';
import { warnUntrustedProxy } from './plugins/untrusted-proxy.ts';
import { apiRoutes } from './routes.ts';
import { startRenderPool } from './site/start-render-pool.ts';
import { subjects } from './subjects.ts';
import type { Lang } from './text/languages.ts';
import { translations } from './translations/plugin.ts';
import { textRoutes } from './translations/shown-routes.ts';
import { visits } from './visits/plugin.ts';

const noPages: PageText[] = [];

const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    tokenLifetimeMs: number;
    /** What the overview of the staff area looks at. */
    installation: Pick<Config, 'dataDir' | 'mail' | 'climate'>;
    /** False while the site has not been built. */
    servesSite: boolean;
    /** The pages of the built site and their own texts, for the search. */
    pageTexts: (lang: Lang) => readonly PageText[];
    moderation: Moderation;
  }
}

/** The settings of the server, and what only tests set. */
export interface AppOptions
  extends Pick<Config, 'dataDir' | 'picturesDir'>,
    Partial<Omit<Config, 'ai' | 'climate' | 'dataDir' | 'picturesDir'>> {
  assistant?: AssistantOptions;
  climate?: Partial<ClimateOptions>;
  connectionLimits?: Partial<ConnectionLimits>;
  pressure?: Partial<PressureLimits>;
  rateLimits?: Partial<RateLimits>;
  /** An open database, which is closed with the server, in place of the one in `dataDir`. */
  store?: Store;
  /** How long a session lasts. */
  tokenLifetimeMs?: number;
  uploads?: Partial<UploadRules>;
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
    schemaController: { bucket: schemaStore, compilersFactory: { buildSerializer, buildValidator } },
    bodyLimit: 65_536,
    // Slow clients are disconnected after about ten seconds (http/body-timeout.ts), except
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
  app.decorate('moderation', options.moderation ?? 'before');
  app.decorate('installation', {
    dataDir: options.dataDir,
    mail: options.mail,
    climate: { ...openMeteoUrls, refreshMinutes: DEFAULT_MINUTES, ...options.climate },
  });
  app.decorate('servesSite', site !== undefined);
  app.decorate('pageTexts', site?.pageTexts ?? (() => noPages));
  app.decorate('uploadLimiter', new UploadLimiter(options.uploads));
  await app.register(cookies, { hook: false });
  errorHandling(app);
  bodyTimeout(app);
  answerTimeout(app, options.renderWaitMs);
  notFound(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  warnUntrustedProxy(app, isProxy);
  metrics(app, options);
  await database(app, options);
  recurring(app);
  visits(app);
  climate(app, options.climate);
  assistant(app, options.assistant);
  await encryption(app, options);
  translations(app, options.siteDir);
  const pool = site && startRenderPool(app, site, options.renderWaitMs);
  mail(app, options.mail);
  newsletter(app, options.newsletter, options.mail);
  registerDocumentScanner(app, options.clamdUrl);
  contentEditing(app, subjects, options.siteDir);
  for (const { recurring: all = {} } of subjects)
    for (const [name, start] of Object.entries(all)) app.addRecurring(name, start(app));
  securityHeaders(app, site?.shell('en', false) ?? '');
  httpRules(app);
  sameOrigin(app);
  await rateLimits(app, options);
  await pressure(app, options.pressure, options.renderWaitMs);
  await openapi(app);
  health(app);
  svgCharset(app);
  await app.register(apiRoutes, {
    prefix: '/api',
    publicUrl: options.publicUrl,
    publishWithoutSecondFactor: options.publishWithoutSecondFactor,
  });
  await pictures(app, options.picturesDir, options.contentDir);
  await design(app, options.designDir);
  if (site && pool) {
    // No link in the HTML leads to a province, whose dialog opens on a click.
    const listed = site.listedPaths.flatMap((path) => (path === climatePage ? [path, ...provincePages] : [path]));
    sitemapRoutes(app, { paths: listed, publicUrl: options.publicUrl });
    textRoutes(app);
    await staffPages(app, join(site.folder, '../staff'));
    await pages(app, { site, pool, options });
  } else {
    app.decorate('sendNotFoundPage', undefined);
    app.decorate('renderPreview', undefined);
  }
  return app;
}
