import { authenticateConfirmed, signedInFirst } from '../accounts/authenticate.ts';
import { accountProblems } from '../accounts/problems.ts';
import { unconfirmed } from '../accounts/schemas.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { wantedTokenOf } from '../kyc/upload-token.ts';
import { correct, withdraw } from './change.ts';
import { findOwnSubmission, readOwnSubmissions } from './list.ts';
import { ContactChange, OwnSubmission, OwnSubmissions, SubmissionParams, WantedDocument } from './schemas.ts';

const shared = { tags: ['Accounts'] };

/** What was sent with the confirmed address of the account, and with no other. */
export function ownSubmissionRoutes(api: Api): void {
  addSchemas(api, OwnSubmissions, OwnSubmission, ContactChange, WantedDocument);
  listRoute(api);
  withdrawalRoute(api);
  contactRoute(api);
  uploadTokenRoute(api);
}

/** @throws {HttpError} 404, also for what was sent with another address */
async function own(api: Api, email: string, subject: string): Promise<OwnSubmission> {
  const found = await findOwnSubmission(api, email, subject);
  if (!found) throw accountProblems.submissionGone();
  return found;
}

function listRoute(api: Api): void {
  api.get(
    '/users/me/submissions',
    {
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.write },
      exposeHeadRoute: false,
      schema: {
        ...shared,
        operationId: 'getOwnSubmissions',
        summary: 'What was sent with the address of the account',
        description:
          'Applications, identity checks, letters, requests for a talk, course interests and the subscription to the newsletter, the newest first, with what staff wrote to their sender.',
        response: { 200: { description: 'All of them', ...ref(OwnSubmissions) }, ...errors(401, 429), ...unconfirmed },
      },
    },
    async (request) => readOwnSubmissions(api, (await authenticateConfirmed(request)).email),
  );
}

function withdrawalRoute(api: Api): void {
  api.post(
    '/users/me/submissions/:subject/withdrawal',
    {
      bodyLimit: 1_024,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        ...shared,
        operationId: 'withdrawSubmission',
        summary: 'Withdraw what was sent',
        description:
          'Only while it waits: 409 once it is decided, answered or withdrawn. It stays with the status `withdrawn`; course interests and the subscription to the newsletter are deleted. The record of an identity check is kept for seven years nevertheless.',
        params: SubmissionParams,
        response: {
          200: { description: 'Withdrawn', ...ref(OwnSubmission) },
          ...errors(400, 401, 404, 409, 413, 415, 422, 429),
          ...unconfirmed,
        },
      },
    },
    async (request) => {
      const { email, username } = await authenticateConfirmed(request);
      const submission = await own(api, email, request.params.subject);
      return withdraw(api, { submission, who: username });
    },
  );
}

function contactRoute(api: Api): void {
  api.patch(
    '/users/me/submissions/:subject',
    {
      bodyLimit: 16_384,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.write },
      preValidation: signedInFirst,
      schema: {
        ...shared,
        operationId: 'correctContactDetails',
        summary: 'Correct the contact details of what was sent',
        description:
          'Those of its `contact` but the address, which names its owner. An identity check keeps its names, and all of them once it is decided: 409.',
        params: SubmissionParams,
        body: ref(ContactChange),
        response: {
          200: { description: 'Corrected', ...ref(OwnSubmission) },
          ...errors(400, 401, 404, 409, 413, 415, 422, 429),
          ...unconfirmed,
        },
      },
    },
    async (request) => {
      const { email, username } = await authenticateConfirmed(request);
      const { subject } = request.params;
      await correct(api, { submission: await own(api, email, subject), who: username, change: request.body });
      return own(api, email, subject);
    },
  );
}

function uploadTokenRoute(api: Api): void {
  api.post(
    '/users/me/submissions/:subject/upload-token',
    {
      bodyLimit: 1_024,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        ...shared,
        operationId: 'createUploadToken',
        summary: 'Get leave to send a document that staff wait for',
        description:
          'Of an identity check with the status `more-wanted`; else 409. Send the document with `uploadKycDocument`, or in parts with `createKycUpload`. The token ends when the status changes.',
        params: SubmissionParams,
        response: {
          200: { description: 'A token', ...ref(WantedDocument) },
          ...errors(400, 401, 404, 409, 413, 415, 422, 429),
          ...unconfirmed,
        },
      },
    },
    async (request) => {
      const { email } = await authenticateConfirmed(request);
      const { reference, status_at, wants_document } = await own(api, email, request.params.subject);
      if (!reference || !wants_document) throw accountProblems.noDocumentWanted();
      return { reference, upload_token: wantedTokenOf(api.keyring, { reference, status_at }) };
    },
  );
}
