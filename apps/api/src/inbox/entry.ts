import type { ApplicationStatus } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { readActions } from '../audit/actions.ts';
import { isLang } from '../text/languages.ts';
import { followingStatuses } from './decide.ts';
import { readFields } from './fields.ts';
import { inboxKindOf } from './kinds.ts';
import { findEntry } from './list.ts';
import type { InboxEntry, OpenEntry } from './schemas.ts';

type Place = Pick<FastifyInstance, 'store' | 'keyring'>;

/** A submission with everything that is known of it; `undefined` if there is none. */
export async function readEntry({ store, keyring }: Place, subject: string): Promise<OpenEntry | undefined> {
  const head = await findEntry(store, subject);
  if (!head) return undefined;
  const { fields, language } = await readFields({ store, keyring }, head);
  const sent = await inboxKindOf(head.kind).documents?.({ store, keyring }, subject);
  const { documents, asked } = sent ?? { documents: [], asked: null };
  const messages = await readMessages({ store }, subject);
  return {
    ...head,
    language: isLang(language) ? language : null,
    fields,
    documents,
    asked,
    history: await readHistory({ store }, head, messages),
    notes: await readNotes({ store }, subject),
    messages,
    actions: head.status ? [...followingStatuses(head.kind, head.status)] : [],
  };
}

type Stored = Pick<FastifyInstance, 'store'>;

const readNotes = ({ store: { db } }: Stored, subject: string) =>
  db
    .selectFrom('submission_note')
    .select(['id', 'at', 'who', 'text'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();

async function readMessages({ store: { db } }: Stored, subject: string): Promise<OpenEntry['messages']> {
  const rows = await db
    .selectFrom('submission_message')
    .select(['at', 'who', 'status', 'language', 'text'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ language, ...row }) => ({ ...row, language: isLang(language) ? language : 'en' }));
}

/** A decision and its message were stored with the same time. */
async function readHistory({ store }: Stored, head: InboxEntry, messages: OpenEntry['messages']) {
  const messageAt = (at: string, action: string) =>
    messages.find((message) => message.at === at && message.status === (action as ApplicationStatus))?.text;
  const actions = (await readActions(store, head.subject)).map(({ at, who, action, reason }) => ({
    at,
    who,
    action,
    text: messageAt(at, action) ?? reason ?? null,
  }));
  return [{ at: head.submitted_at, who: null, action: 'arrived', text: null }, ...actions];
}
