import { homeDay } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { lastFetch } from '../climate/records.ts';
import { storedContentFiles } from '../content-files/files.ts';
import { countSamples, samplePages, samplesIn } from '../content-files/samples.ts';
import { hasParticipants, listRemoved } from '../events/removed.ts';
import { allEntries } from '../inbox/kinds.ts';
import { waitingStatuses } from '../inbox/schemas.ts';
import { readRestored } from '../jobs/held.ts';
import { mailState } from '../mail/state.ts';
import { climateLook } from '../operations/checks.ts';
import { readLast } from '../operations/last-runs.ts';
import { mailLook } from '../operations/mail-check.ts';
import type { Lang } from '../text/languages.ts';
import { countTexts } from '../translations/list.ts';
import { readVisits } from '../visits/overview.ts';
import type { Overview } from './schemas.ts';

export async function readOverview(
  app: Pick<FastifyInstance, 'store' | 'content' | 'installation' | 'mail' | 'readInterfaceData'>,
  lang: Lang,
): Promise<Static<typeof Overview>> {
  const { store, installation } = app;
  const { configured, waiting, failed } = await mailState(store, installation);
  const mailLooks = app.mail.failure() ? 'action' : (await mailLook(store, installation)).state;
  return {
    waiting: await readWaiting(app),
    reminders_due: await countReminders(app),
    removed_events: (await listRemoved(app, lang)).filter(hasParticipants),
    samples: await readSamples(app),
    translations: await countTexts(app),
    last_backup_at: readLast(installation.dataDir, 'backup')?.made_at ?? null,
    restored: (await readRestored(store.db)) ?? null,
    mail: { state: mailLooks, configured, waiting, failed },
    weather: {
      state: (await climateLook(store, installation)).state,
      last_fetch_at: (await lastFetch(store))?.toISOString() ?? null,
    },
    ...(await readVisits(store)),
  };
}

type Stored = Pick<FastifyInstance, 'store'>;

async function readWaiting({ store: { db } }: Stored) {
  const rows = await db
    .selectFrom(allEntries(db).as('entry'))
    .select((eb) => ['entry.kind', eb.fn.countAll().as('count'), eb.fn.min('entry.submitted_at').as('oldest_at')])
    .where('entry.status', 'in', waitingStatuses)
    .groupBy('entry.kind')
    .orderBy('oldest_at')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

async function countReminders({ store: { db } }: Stored): Promise<number> {
  const { count } = await db
    .selectFrom('submission_assignment')
    .innerJoin(allEntries(db).as('entry'), 'entry.subject', 'submission_assignment.subject')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('remind_on', '<=', homeDay())
    // Course interests have no status, and may be remembered all the same.
    .where((eb) => eb.or([eb('entry.status', 'in', waitingStatuses), eb('entry.status', 'is', null)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readSamples({ store }: Stored) {
  const files = await storedContentFiles(store);
  return Object.keys(samplesIn(files)).map((list) => {
    const page = samplePages[list]?.[0] ?? null;
    return { list, count: countSamples(files, list), page: page === 'footer' ? '/' : page };
  });
}
