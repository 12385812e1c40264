import { before } from '../db/times.ts';
import { byEmail } from '../personal-data/by-email.ts';
import type { PersonalData } from '../personal-data/data.ts';

/** Mail that was given up is kept for a while, so that its error can be investigated. */
const MAIL_KEPT_MS = 30 * 86_400_000;

export const personal: PersonalData = {
  tables: [byEmail('mail')],
  expired: (db, now) => ({ mail: db.deleteFrom('mail').where('created_at', '<=', before(now, MAIL_KEPT_MS)) }),
};
