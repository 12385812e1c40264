import { momentOf } from '@nzete/domain';
import type { Static } from 'typebox';
import type { ContentAnswers } from '../content/answers.ts';
import { events } from '../content/resources/events.ts';
import type { Participants } from '../content-files/participants.ts';
import type { Store } from '../db/types.ts';
import { isLang, type Lang } from '../text/languages.ts';
import { hasParticipants, listRemoved } from './removed.ts';
import { countPeople } from './seats.ts';
import type { SignUp, StaffEvent } from './sign-up-schemas.ts';

type Parts = { store: Pick<Store, 'db'>; content: ContentAnswers };

/** Who expects the events of the content. */
export const participants: Participants = {
  path: events.path,
  async count(db) {
    const people = await countPeople(db);
    const toCome = await db
      .selectFrom('event_time')
      .select('event')
      .where('ends_at', '>', new Date().toISOString())
      .execute();
    return Object.fromEntries(toCome.map(({ event }) => [event, people(event).coming + people(event).waiting]));
  },
};

/** All events of the content, and removed ones with sign-ups: first those whose participants must be told. */
export async function listStaffEvents({ store, content }: Parts, lang: Lang): Promise<Static<typeof StaffEvent>[]> {
  const people = await countPeople(store.db);
  const now = Date.now();
  const all = await content.read(events, lang);
  const known = all
    .map((event) => ({ ...event, end: momentOf(event.ends, event.zone) }))
    .map(({ id, title, starts, place, seats, sign_up = false, end }) => ({
      end,
      event: { id, title, starts, place, seats, sign_up, is_over: end <= now, is_removed: false, ...people(id) },
    }));
  const removed = await listRemoved({ store, content }, lang, now);
  const toTell = removed.filter(hasParticipants);
  const toCome = known.filter(({ event }) => !event.is_over).sort((a, b) => a.end - b.end);
  const over = known.filter(({ event }) => event.is_over).sort((a, b) => b.end - a.end);
  return [
    ...toTell,
    ...[...toCome, ...over].map(({ event }) => event),
    ...removed.filter((one) => !toTell.includes(one)),
  ];
}

const rowsOf = ({ db }: Pick<Store, 'db'>) =>
  db.selectFrom('event_sign_up').selectAll().orderBy('created_at').orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toSignUp = (row: Row, message: string | null): Static<typeof SignUp> => ({
  reference: row.reference,
  event: row.event,
  status: row.status,
  submitted_at: row.created_at,
  status_at: row.status_at,
  name: row.name,
  email: row.email,
  phone: row.phone,
  people: row.people,
  language: isLang(row.language) ? row.language : null,
  note: row.note,
  message,
});

/** Who signed up for an event, in the order of their arrival. */
export async function listSignUps(store: Pick<Store, 'db'>, event: string): Promise<Static<typeof SignUp>[]> {
  const rows = await rowsOf(store).where('event', '=', event).execute();
  const messages = await store.db
    .selectFrom('submission_message')
    .select(['subject', 'text'])
    .where('subject', 'in', store.db.selectFrom('event_sign_up').select('reference').where('event', '=', event))
    .execute();
  return rows.map((row) => toSignUp(row, messages.find(({ subject }) => subject === row.reference)?.text ?? null));
}
