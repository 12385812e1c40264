import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { ClimateOptions } from '../climate/plugin.ts';
import { lastFetch } from '../climate/records.ts';
import { isRestoredWaiting } from '../jobs/held.ts';
import type { MailSettings } from '../mail/settings.ts';
import { type MailState, mailState } from '../mail/state.ts';
import { cachedFor } from '../site/cached.ts';
import { gaugeIn } from '../site/gauge.ts';
import { version } from '../version.ts';
import { readLast } from './last-runs.ts';

/** How often `/metrics` may query the database at most, and how long the query may take. */
const STORED_FOR_MS = 15_000;
const STORED_LIMIT_MS = 1_000;

export interface Installation {
  dataDir: string;
  databaseUrl?: string;
  climate?: Partial<ClimateOptions>;
  mail?: MailSettings;
}

/** Seconds since 1970; 0 for never. */
const timestamp = (time: Date | undefined) => (time ? time.getTime() / 1_000 : 0);

interface Stored {
  mail: MailState;
  weather: Date | undefined;
  restored: number;
}

/** The values from the database; `undefined` if it does not answer in time. */
function readStored(app: FastifyInstance, { mail }: Installation): Promise<Stored | undefined> {
  const { store } = app;
  const all = [mailState(store, { mail }), lastFetch(store), isRestoredWaiting(store.db)] as const;
  const read = Promise.all(all).then(
    ([state, weather, isWaiting]) => ({ mail: state, weather, restored: Number(isWaiting) }),
    () => undefined, // `nzete_ready` says so
  );
  return Promise.race([read, wait(STORED_LIMIT_MS, undefined, { ref: false })]);
}

function watchInstallation(app: FastifyInstance, registers: Registry[], installation: Installation): void {
  const gauge = gaugeIn(registers);
  const stored = cachedFor(STORED_FOR_MS, () => readStored(app, installation));
  gauge(
    'restored_waiting',
    '1 while nothing of a restored database goes out before someone decides (npm run held)',
    async () => (await stored())?.restored,
  );
  if (installation.mail) {
    gauge('mail_failing', '1 while this server cannot send mail; the log says why', () =>
      Number(app.mail.failure() !== undefined),
    );
    gauge('mail_waiting', 'Messages that are still to be sent', async () => (await stored())?.mail.waiting);
    gauge('mail_oldest_age_seconds', 'Age of the oldest message that is still to be sent; 0 without one', async () => {
      const mail = (await stored())?.mail;
      if (!mail) return undefined;
      return mail.oldest ? Math.max(0, (Date.now() - Date.parse(mail.oldest)) / 1_000) : 0;
    });
    gauge(
      'mail_given_up',
      'Messages of the last 30 days that were given up',
      async () => (await stored())?.mail.failed,
    );
  }
  if (installation.climate?.refreshMinutes !== 0) {
    gauge('weather_timestamp_seconds', 'When weather was last fetched, by any server; 0 for never', async () => {
      const read = await stored();
      return read && timestamp(read.weather);
    });
  }
  gauge('disk_free_bytes', 'Free space of the disk with the data folder', async () => {
    // `:memory:` is not a folder.
    const disk = await statfs(installation.dataDir).catch(() => undefined);
    return disk && disk.bavail * disk.bsize;
  });
  gauge('backup_timestamp_seconds', 'When the last backup of this data folder was made; 0 for never', () => {
    const last = readLast(installation.dataDir, 'backup');
    return timestamp(last && new Date(last.made_at));
  });
  gauge('rehearsal_timestamp_seconds', 'When a backup was last restored on trial here; left out for never', () => {
    const succeededAt = readLast(installation.dataDir, 'rehearsal')?.succeeded_at;
    return succeededAt ? timestamp(new Date(succeededAt)) : undefined;
  });
}

export function serverMetrics(app: FastifyInstance, registers: Registry[], installation: Installation): void {
  const gauge = gaugeIn(registers);
  new Gauge({ name: 'nzete_info', help: 'The version of the server', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  gauge('ready', 'Whether the server can work, as /readyz says', async () => ((await app.whyNotReady()) ? 0 : 1));
  const connections = promisify(app.server.getConnections.bind(app.server));
  gauge('connections_open', 'Open connections', () => connections());
  gauge('uploads_running', 'Documents on their way', () => app.uploadLimiter.size);
  new Counter({
    name: 'nzete_uploads_refused_total',
    help: 'Documents that were refused or ended: too many at the same time, or too slow',
    registers,
    collect() {
      this.reset();
      this.inc(app.uploadLimiter.refused);
    },
  });
  watchInstallation(app, registers, installation);
}
