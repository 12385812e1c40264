import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Api, withTypes } from '../../http/api.ts';
import { LONGEST_BODY_MS } from '../../http/body-timeout.ts';
import { httpProblems } from '../../http/problems/problems.ts';
import { NO_STORE } from '../../http/public-call.ts';
import { isRestoredWaiting } from '../../jobs/held.ts';
import { KycDocumentParams } from '../schemas.ts';
import { admitUpload } from './admit.ts';
import { authorizeUpload } from './authorize.ts';
import { bodyOf, MAX_PART_BYTES } from './part.ts';
import * as schemas from './schemas.ts';
import { createUploadServer, toHttpError, type Uploads, uploadUrl } from './server.ts';
import { uploadName } from './store.ts';

const CLEANING_MS = 3_600_000;
/** The body is read within the handler, then scanned and stored. */
const LONGEST_ANSWER_MS = LONGEST_BODY_MS + 8_000;

const PATH = '/kyc-applications/:reference/documents/:kind/uploads';
const shared = { tags: ['Applications'] };

type UploadRequest = FastifyRequest<{ Params: Parameters<typeof uploadUrl>[0] }>;

/** What the tus server needs of a request. */
function toWebRequest({ method, headers, params }: UploadRequest, body: BodyInit | null): Request {
  const names = ['tus-resumable', 'content-type', 'content-length'];
  const sent = Object.entries(headers).filter(([name]) => names.includes(name) || name.startsWith('upload-'));
  const init = { method, headers: sent.map(([name, value]) => [name, String(value)] as [string, string]), body };
  return new Request(uploadUrl(params), { ...init, ...(body && { duplex: 'half' }) });
}

/** Refuses longer parts before they are sent. */
function admitPart(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length']) > MAX_PART_BYTES) throw httpProblems.bodyTooLarge();
  admitUpload(request, reply);
}

/** Answers a request with the tus server. `headers` are set, and nothing is sent yet. */
type Respond = (request: UploadRequest, reply: FastifyReply, body?: BodyInit) => Promise<void>;

function responder({ server }: Uploads): Respond {
  return async (request, reply, body) => {
    const response = await server.handleWeb(toWebRequest(request, body ?? null));
    const { status, headers } = response;
    if (status >= 400) throw toHttpError({ status_code: status, body: await response.text() });
    for (const name of ['location', 'upload-offset', 'upload-length', 'upload-expires', 'upload-result']) {
      const value = headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    // Not returned: a reply is a promise of its end.
    reply.code(status);
  };
}

async function cleanUp({ store }: FastifyInstance, { server }: Uploads): Promise<void> {
  if (!(await isRestoredWaiting(store.db))) await server.cleanUpExpiredUploads();
}

/**
 * Documents in parts, by the tus protocol: after a broken connection a client asks how much has
 * arrived, and sends the rest.
 */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const uploads = createUploadServer(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('tus-resumable', '1.0.0');
    done();
  });
  createRoute(withTypes(app), uploads);
  resumeRoute(withTypes(app), uploads);
  await app.register(async (scope) => partRoute(withTypes(scope), uploads));
  removeRoute(withTypes(app), uploads);
  const cleaning = setInterval(() => {
    cleanUp(app, uploads).catch((error) => app.log.warn({ err: error }, 'old uploads were not deleted'));
  }, CLEANING_MS).unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
}

function createRoute(api: Api, uploads: Uploads): void {
  const respond = responder(uploads);
  api.post(
    PATH,
    {
      config: { access: 'upload', cache: NO_STORE, rateLimit: api.rateLimits.upload, rateLimitName: 'documents' },
      schema: {
        ...shared,
        operationId: 'createKycUpload',
        summary: 'Begin to send a document in parts',
        description:
          'With `sendKycUploadPart` and a HEAD request it is the tus protocol 1.0.0 (https://tus.io), for which there are clients in many languages. A broken connection loses at most what was under way: the upload goes on from there for 24 hours, on any server. `uploadKycDocument` sends a document in one request.',
        params: KycDocumentParams,
        headers: schemas.createHeaders,
        response: schemas.createResponses,
      },
      preParsing: async (request) => authorizeUpload(request),
    },
    async (request, reply) => {
      await respond(request, reply);
      // Relative, because a proxy may have changed the prefix.
      const [path = ''] = request.url.split('?', 1);
      const id = String(reply.getHeader('location'));
      return reply.header('location', path.endsWith('/') ? id : `uploads/${id}`).send();
    },
  );
}

function resumeRoute(api: Api, uploads: Uploads): void {
  const respond = responder(uploads);
  api.route({
    method: 'HEAD',
    url: `${PATH}/:id`,
    // The plugin leaves out HEAD, which usually repeats a GET.
    config: {
      access: 'upload',
      cache: NO_STORE,
      rateLimit: api.rateLimits.uploadPart,
      swagger: { exposeHeadRoute: true },
    },
    schema: {
      ...shared,
      // The plugin copies the schema of a HEAD before `access` is read.
      security: [{ bearer: [] }],
      operationId: 'resumeKycUpload',
      summary: 'Ask how much of a document has arrived',
      params: schemas.UploadParams,
      headers: schemas.resumeHeaders,
      response: schemas.resumeResponses,
    },
    preParsing: async (request) => authorizeUpload(request),
    handler: async (request, reply) => {
      await respond(request, reply);
      if (reply.getHeader('upload-offset') === reply.getHeader('upload-length')) {
        reply.header('upload-result', await uploads.store.documentOf(uploadName(request.params)));
      }
      return reply.send();
    },
  });
}

/** In a scope of its own: the only one with a body. */
function partRoute(api: Api, uploads: Uploads): void {
  const respond = responder(uploads);
  api.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  api.patch(
    `${PATH}/:id`,
    {
      config: {
        access: 'upload',
        cache: NO_STORE,
        rateLimit: api.rateLimits.uploadPart,
        bodyTimeoutMs: LONGEST_BODY_MS,
        answerTimeoutMs: LONGEST_ANSWER_MS,
      },
      schema: {
        ...shared,
        operationId: 'sendKycUploadPart',
        summary: 'Send the next part of a document',
        description:
          'What arrives before a connection breaks is kept. The last part gets the response of the document: it is checked, scanned for viruses, encrypted and stored as with `uploadKycDocument`; refused with 422, it is deleted.',
        consumes: ['application/offset+octet-stream'],
        params: schemas.UploadParams,
        headers: schemas.partHeaders,
        body: schemas.PartBody,
        response: schemas.partResponses,
      },
      preParsing: async (request, reply) => {
        await authorizeUpload(request);
        admitPart(request, reply);
      },
    },
    async (request, reply) => {
      const { body, drain } = bodyOf(request.raw);
      await respond(request, reply, body).finally(drain);
      return reply.send();
    },
  );
}

function removeRoute(api: Api, uploads: Uploads): void {
  const respond = responder(uploads);
  api.delete(
    `${PATH}/:id`,
    {
      config: { access: 'upload', cache: NO_STORE, rateLimit: api.rateLimits.uploadPart },
      schema: {
        ...shared,
        operationId: 'removeKycUpload',
        summary: 'Delete what has arrived of a document',
        description: 'A complete document stays.',
        params: schemas.UploadParams,
        headers: schemas.resumeHeaders,
        response: schemas.removeResponses,
      },
      preParsing: async (request) => authorizeUpload(request),
    },
    async (request, reply) => {
      await respond(request, reply);
      return reply.send();
    },
  );
}
