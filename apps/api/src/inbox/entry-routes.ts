import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { recordActions } from '../audit/actions.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { fieldError } from '../http/validation/validation.ts';
import { staffOf } from '../staff/guard.ts';
import { mayDecide, mayOpenKyc, mayRead, mayWrite } from '../staff/inbox-roles.ts';
import { staffProblems } from '../staff/problems.ts';
import { normalise } from '../text/normalise.ts';
import { assign } from './assignment.ts';
import { decide } from './decide.ts';
import { readEntry } from './entry.ts';
import { inboxKindOf } from './kinds.ts';
import { findEntry } from './list.ts';
import { inboxProblems } from './problems.ts';
import { AssignmentInput, DecisionInput, Note, NoteInput, OpenEntry, SubjectParams } from './schemas.ts';

/** Only these need no message to the sender. */
const WITHOUT_MESSAGE = ['reading', 'withdrawn'];

/** The entry of a request, if the caller may open it. */
export async function entryOf(request: FastifyRequest & { params: { subject: string } }) {
  const entry = await findEntry(request.server.store, request.params.subject);
  if (!entry) throw inboxProblems.unknownEntry();
  if (inboxKindOf(entry.kind).isConfidential && !mayOpenKyc(staffOf(request).role)) throw staffProblems.otherRole();
  return entry;
}

async function opened(api: Api, subject: string): Promise<OpenEntry> {
  const entry = await readEntry(api, subject);
  if (!entry) throw inboxProblems.unknownEntry();
  return entry;
}

export function entryRoutes(api: Api): void {
  addSchemas(api, OpenEntry, Note, NoteInput, AssignmentInput, DecisionInput);
  const entry = { 200: { description: 'The entry', ...ref(OpenEntry) } };

  api.get(
    '/inbox/:subject',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'openInboxEntry',
        summary: 'A submission with everything that is known of it',
        description: 'Identity checks only for reviewers and administrators. The look is in the audit trail.',
        tags: ['Staff'],
        params: SubjectParams,
        response: { ...entry, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { subject } = await entryOf(request);
      await recordActions(api.store.db, [subject], { who: staffOf(request).username, action: 'opened' });
      return opened(api, subject);
    },
  );

  api.post(
    '/inbox/:subject/notes',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'addInboxNote',
        summary: 'Write a note for colleagues',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: SubjectParams,
        body: ref(NoteInput),
        response: { 201: { description: 'The note', ...ref(Note) }, ...errors(400, 401, 403, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { subject } = await entryOf(request);
      const who = staffOf(request).username;
      const text = normalise(request.body.text);
      const note = await writeOnce(api.store, request, async (db) => {
        const head = { id: randomUUID(), at: new Date().toISOString(), who };
        await db
          .insertInto('submission_note')
          .values({ ...head, subject, text })
          .execute();
        await recordActions(db, [subject], { who, action: 'noted' }, head.at);
        return head;
      });
      return reply.code(201).send({ ...note, text });
    },
  );

  api.put(
    '/inbox/:subject/assignment',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'assignInboxEntry',
        summary: 'Say who reads it, and when to be reminded',
        description:
          'On the day of the reminder the staff address gets a mail, if the server sends mail. 409 if somebody else has assigned it since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: SubjectParams,
        body: ref(AssignmentInput),
        response: { ...entry, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { subject } = await entryOf(request);
      const { mail } = api;
      await writeOnce(api.store, request, async (db) => {
        const outcome = await assign({ store: { db }, mail }, subject, request.body, staffOf(request).username);
        if (outcome === 'no-colleague') throw fieldError('account_id', 'noColleague');
        if (outcome === 'changed') throw inboxProblems.assignmentChanged();
        return {};
      });
      return opened(api, subject);
    },
  );

  api.post(
    '/inbox/:subject/decision',
    {
      config: { staff: mayDecide, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'decideInboxEntry',
        summary: 'Decide, and write to the sender',
        description:
          'The message is stored, mailed if the server sends mail, and shown to the sender. 409 if the status or a document has changed since, or the status is final.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: SubjectParams,
        body: ref(DecisionInput),
        response: { ...entry, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { subject } = await entryOf(request);
      const { status, expected_status: expected, expected_status_at, documents } = request.body;
      const { expected_documents_at: documentsAt } = request.body;
      const message = normalise(request.body.message);
      if (!message && !WITHOUT_MESSAGE.includes(status)) throw fieldError('message', 'not');
      const seen = { status: expected, at: expected_status_at, documentsAt };
      const decision = { who: staffOf(request).username, status, seen, message, ...(documents && { documents }) };
      await writeOnce(api.store, request, async (db) => {
        const outcome = await decide({ db }, subject, decision, { mails: api.mail.isConfigured });
        if (outcome === 'unknown') throw inboxProblems.unknownEntry();
        if (outcome === 'changed') throw inboxProblems.statusChanged();
        if (outcome === 'other-documents') throw inboxProblems.documentsChanged();
        if (outcome === 'impossible') throw fieldError('status', 'doesNotFollow');
        return {};
      });
      api.mail.wake();
      return opened(api, subject);
    },
  );
}
