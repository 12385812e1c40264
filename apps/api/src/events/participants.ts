import { momentOf } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import type { ContentAnswers } from '../content/answers.ts';
import { events } from '../content/resources/events.ts';
import { textIn } from '../content-files/localise.ts';
import { readJson } from '../db/stored-json.ts';
import type { Store } from '../db/types.ts';
import { isLang, type Lang, type WrittenTexts } from '../text/languages.ts';
import { countPeople } from './seats.ts';
import type { SignUp, StaffEvent } from './sign-up-schemas.ts';

type Parts = { store: Pick<Store, 'db'>; content: ContentAnswers };

const Texts = Type.Unsafe<WrittenTexts>(Type.Record(Type.String(), Type.String()));

/** What is shown of an event in an earlier version of the list. */
const SeenEvents = Type.Array(
  Type.Object({
    id: Type.String(),
    title: Texts,
    starts: Type.String(),
    place: Texts,
  }),
);

/** Of which the newest that can be read is taken. */
const MOST_VERSIONS = 3;

/** An event that was taken out of the content, as it was last there; undefined if no version of that time is kept. */
async function lastSeen({ db }: Pick<Store, 'db'>, id: string): Promise<Static<typeof SeenEvents>[number] | undefined> {
  const versions = await db
    .selectFrom('content_version')
    .select(['revision', 'body'])
    .where('path', '=', events.path)
    .where('body', 'like', `%"id":"${id}"%`)
    .orderBy('revision', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  for (const { revision, body } of versions) {
    const cell = { column: 'content_version.body', row: `${events.path} ${revision}` };
    const seen = readJson(body, SeenEvents, cell)?.find((event) => event.id === id);
    if (seen) return seen;
  }
  return undefined;
}

/** Events with sign-ups that are not in the content any more. Those of which people do not know it come first. */
async function listGone({ store }: Pick<Parts, 'store'>, lang: Lang, known: readonly string[], now: number) {
  const people = await countPeople(store.db);
  const times = store.db.selectFrom('event_time').select(['event', 'ends_at']).orderBy('event');
  const gone = (await times.execute()).filter(({ event }) => !known.includes(event));
  const list = gone.map(async ({ event: id, ends_at }): Promise<Static<typeof StaffEvent>> => {
    const seen = await lastSeen(store, id);
    return {
      id,
      title: seen ? textIn(seen.title, lang) : null,
      starts: seen?.starts ?? null,
      place: seen ? textIn(seen.place, lang) : null,
      seats: null,
      sign_up: false,
      is_over: Date.parse(ends_at) <= now,
      is_gone: true,
      ...people(id),
    };
  });
  return Promise.all(list);
}

/** Whether people come to an event that is not in the content any more: nobody has told them. */
const isUntold = ({ is_gone, is_over, coming, waiting }: Static<typeof StaffEvent>): boolean =>
  is_gone && !is_over && coming + waiting > 0;

/** Events that were taken out of the content, and whose participants were not told. */
export async function listUntold(parts: Parts, lang: Lang): Promise<Static<typeof StaffEvent>[]> {
  const known = (await parts.content.read(events, lang)).map(({ id }) => id);
  return (await listGone(parts, lang, known, Date.now())).filter(isUntold);
}

/** All events of the content, and those that are not there any more but have sign-ups. */
export async function listStaffEvents({ store, content }: Parts, lang: Lang): Promise<Static<typeof StaffEvent>[]> {
  const people = await countPeople(store.db);
  const now = Date.now();
  const all = await content.read(events, lang);
  const known = all
    .map((event) => ({ ...event, end: momentOf(event.ends, event.zone) }))
    .map(({ id, title, starts, place, seats, sign_up = false, end }) => ({
      end,
      event: { id, title, starts, place, seats, sign_up, is_over: end <= now, is_gone: false, ...people(id) },
    }));
  const gone = await listGone(
    { store },
    lang,
    all.map(({ id }) => id),
    now,
  );
  const [untold, others] = [gone.filter(isUntold), gone.filter((event) => !isUntold(event))];
  const toCome = known.filter(({ event }) => !event.is_over).sort((a, b) => a.end - b.end);
  const over = known.filter(({ event }) => event.is_over).sort((a, b) => b.end - a.end);
  return [...untold, ...[...toCome, ...over].map(({ event }) => event), ...others];
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
