import { type Static, Type } from 'typebox';
import type { ContentAnswers } from '../content/answers.ts';
import { events } from '../content/resources/events.ts';
import { textIn } from '../content-files/localise.ts';
import { readJson } from '../db/stored-json.ts';
import type { Store } from '../db/types.ts';
import type { Lang, WrittenTexts } from '../text/languages.ts';
import { countPeople } from './seats.ts';
import type { StaffEvent } from './sign-up-schemas.ts';

type Event = Static<typeof StaffEvent>;
type Parts = { store: Pick<Store, 'db'>; content: ContentAnswers };

const Texts = Type.Unsafe<WrittenTexts>(Type.Record(Type.String(), Type.String()));

/** The parts of an earlier version of the list that staff see. */
const EarlierEvents = Type.Array(Type.Object({ id: Type.String(), title: Texts, starts: Type.String(), place: Texts }));

/** How many versions are tried if the newest cannot be read. */
const MOST_VERSIONS = 3;

/** An event as it was before it was removed; undefined if no version with it is kept. */
async function findEarlier({ db }: Pick<Store, 'db'>, id: string) {
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
    const event = readJson(body, EarlierEvents, cell)?.find((one) => one.id === id);
    if (event) return event;
  }
  return undefined;
}

/** Events with sign-ups that staff have removed from the content. */
export async function listRemoved({ store, content }: Parts, lang: Lang, now = Date.now()): Promise<Event[]> {
  const known = (await content.read(events, lang)).map(({ id }) => id);
  const people = await countPeople(store.db);
  const times = store.db.selectFrom('event_time').select(['event', 'ends_at']).orderBy('event');
  const removed = (await times.execute()).filter(({ event }) => !known.includes(event));
  return Promise.all(
    removed.map(async ({ event: id, ends_at }): Promise<Event> => {
      const earlier = await findEarlier(store, id);
      return {
        id,
        title: earlier ? textIn(earlier.title, lang) : null,
        starts: earlier?.starts ?? null,
        place: earlier ? textIn(earlier.place, lang) : null,
        seats: null,
        sign_up: false,
        is_over: Date.parse(ends_at) <= now,
        is_removed: true,
        ...people(id),
      };
    }),
  );
}

/** Whether people still expect the event. They learn that it is off when their sign-ups are cancelled. */
export const hasParticipants = ({ is_over, coming, waiting }: Event): boolean => !is_over && coming + waiting > 0;
