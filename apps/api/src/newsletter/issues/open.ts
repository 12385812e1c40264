import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/types.ts';
import { languageOf } from '../../http/language.ts';
import { nameAndTime } from '../../text/name-and-time.ts';
import { readProgress } from '../sending/recipients.ts';
import { issueOf } from './answers.ts';
import type { HasPhoto } from './find-problems.ts';
import { type IssueRow, readIssue } from './issues.ts';
import { issueProblems } from './problems.ts';
import type { Issue } from './schemas.ts';

export async function knownIssue(db: Kysely<Database>, id: string): Promise<IssueRow> {
  const row = await readIssue(db, id);
  if (!row) throw issueProblems.unknownIssue();
  return row;
}

async function photosOf({ server }: FastifyRequest): Promise<HasPhoto> {
  const picture = await server.content.pictures();
  return (reference) => {
    try {
      return picture(reference) !== '';
    } catch {
      return false;
    }
  };
}

export async function openIssue(request: FastifyRequest, id: string): Promise<Issue> {
  const row = await knownIssue(request.server.store.db, id);
  const view = { hasPhoto: await photosOf(request), intl: await request.server.intl(languageOf(request)) };
  return issueOf(request.server.store, row, view);
}

/** Who saved or sent an issue that is not the draft any more that was seen. */
export async function changedSince(db: Kysely<Database>, id: string): Promise<Error> {
  const { state, saved_by, saved_at, started_by, started_at } = await knownIssue(db, id);
  return state === 'draft' || started_at === null
    ? issueProblems.savedSince(nameAndTime(saved_by, saved_at))
    : issueProblems.startedSince(nameAndTime(started_by, started_at));
}

/** Why an issue that is not as it was seen is not resumed. */
export async function notResumed(db: Kysely<Database>, id: string): Promise<Error> {
  const { state } = await knownIssue(db, id);
  return state === 'stopped' ? issueProblems.stateChanged() : issueProblems.notStopped();
}

/** Why the unclear messages of an issue that is not as it was seen are not sent again. */
export async function notResent(db: Kysely<Database>, id: string): Promise<Error> {
  const { unclear } = await readProgress(db, await knownIssue(db, id));
  return unclear > 0 ? issueProblems.stateChanged() : issueProblems.nothingUnclear();
}

/** The draft that was seen, if it can be sent. */
export async function sendableIssue(request: FastifyRequest, { id, saved_at }: { id: string; saved_at: string }) {
  const issue = await openIssue(request, id);
  if (issue.state !== 'draft' || issue.saved_at !== saved_at) throw await changedSince(request.server.store.db, id);
  if (issue.problems.length > 0) throw issueProblems.hasProblems();
  if (!request.server.mail.isConfigured) throw issueProblems.noMail();
  return issue;
}
