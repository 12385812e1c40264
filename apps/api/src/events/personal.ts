import type { Kysely } from 'kysely';
import { before } from '../db/times.ts';
import type { Database } from '../db/types.ts';
import { submissions } from '../personal-data/by-email.ts';
import type { PersonalData } from '../personal-data/data.ts';

/** After the event. */
const SIGN_UPS_KEPT_MS = 90 * 86_400_000;

const endedLongAgo = (db: Kysely<Database>, now: Date) =>
  db.selectFrom('event_time').select('event').where('ends_at', '<=', before(now, SIGN_UPS_KEPT_MS));

export const personal: PersonalData = {
  ...submissions('event_sign_up'),
  over: (db, now) => db.selectFrom('event_sign_up').select('reference').where('event', 'in', endedLongAgo(db, now)),
  expired: (db, now) => ({
    event_sign_up: db.deleteFrom('event_sign_up').where('event', 'in', endedLongAgo(db, now)),
    event_time: db.deleteFrom('event_time').where('ends_at', '<=', before(now, SIGN_UPS_KEPT_MS)),
  }),
};
