import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { contentResources } from './content/resources.ts';
import { addSchemas, withTypes } from './http/api.ts';
import { sharedSchemas } from './http/schemas.ts';
import { ajvOptions } from './http/validation.ts';
import { database } from './plugins/database.ts';
import { answerBrokenConnection, answerFrameworkError, errorAnswers } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { openapi, openapiRoute } from './plugins/openapi.ts';
import { pictures } from './plugins/pictures.ts';
import { type RateLimits, rateLimits } from './plugins/rate-limit.ts';
import { securityHeaders } from './plugins/security.ts';
import { notFound, readSite, site } from './plugins/site.ts';
import { accountRoutes } from './routes/accounts/index.ts';
import { contentRoute } from './routes/content-route.ts';
import { newsletterRoutes } from './routes/newsletter/index.ts';

const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    tokenLifetimeMs: number;
    /** False while the site has not been built. */
    servesSite: boolean;
  }
}

export interface AppOptions {
  /** Folder of the SQLite file, or `:memory:`. Not used with `databaseUrl`. */
  dataDir: string;
  /** PostgreSQL instead of SQLite. */
  databaseUrl?: string | undefined;
  /** The built site; without it, or when it has not been built, only the API answers. */
  siteDir?: string | undefined;
  /** The drawn pictures, served under `/pictures/`. */
  picturesDir: string;
  /** Addresses or networks of the proxies whose `X-Forwarded-*` is believed. Default: none. */
  trustProxy?: string[] | undefined;
  /** @default 'silent' */
  logLevel?: string | undefined;
  /** How often one address may write or try a password; see `plugins/rate-limit.ts` for the defaults. */
  rateLimits?: Partial<RateLimits> | undefined;
  /** How long a sign-in lasts. @default 7 days */
  tokenLifetimeMs?: number | undefined;
}

/** What the log keeps of a request: no query string, no headers, no body, and only the network of the address. */
function describeRequest(request: FastifyRequest) {
  const network = request.ip.includes(':')
    ? request.ip.split(':').slice(0, 3).join(':')
    : request.ip.split('.').slice(0, 3).join('.');
  return { method: request.method, path: request.url.split('?', 1)[0], network };
}

function createServer({ logLevel = 'silent', trustProxy }: AppOptions) {
  return Fastify({
    logger: { level: logLevel, serializers: { req: describeRequest } },
    trustProxy: trustProxy?.length ? trustProxy : false,
    ajv: ajvOptions,
    bodyLimit: 65_536,
    // A stalled or trickling client is let go after about ten seconds.
    requestTimeout: 10_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 5_000,
    handlerTimeout: 8_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 8_192 },
    // While stopping, what was already sent is still answered (see plugins/health.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: answerFrameworkError,
  });
}

async function apiRoutes(app: FastifyInstance): Promise<void> {
  const api = withTypes(app);
  addSchemas(api, ...sharedSchemas);
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  for (const resource of contentResources) contentRoute(api, resource);
  await newsletterRoutes(api);
  await accountRoutes(api);
  openapiRoute(app);
}

/**
 * Builds the server: database, calls, pictures and site. It neither listens nor loads content
 * (`app.content.load(...)`): the caller does both.
 *
 * @throws {StartupError} when the database or the built site cannot be used.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const builtSite = await readSite(options.siteDir);
  const app: FastifyInstance = createServer(options);
  app.server.maxConnections = 2_000;
  app.removeContentTypeParser('text/plain');
  app.decorate('tokenLifetimeMs', options.tokenLifetimeMs ?? SEVEN_DAYS_MS);
  app.decorate('servesSite', builtSite !== undefined);
  errorAnswers(app);
  notFound(app, builtSite);
  await database(app, options);
  await securityHeaders(app, builtSite?.indexHtml ?? '');
  await rateLimits(app, options.rateLimits);
  await openapi(app);
  health(app);
  await app.register(apiRoutes, { prefix: '/api' });
  await pictures(app, options.picturesDir);
  if (builtSite) await site(app, builtSite);
  return app;
}
