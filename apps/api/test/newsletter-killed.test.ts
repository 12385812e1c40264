import { expect, test, vi } from 'vitest';
import { addIssue, readIssue, saveIssue } from '../src/newsletter/issues/issues.ts';
import { readProgress } from '../src/newsletter/sending/recipients.ts';
import { startSending } from '../src/newsletter/sending/start.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { addSubscribers, letter } from './support/letters.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { runServer } from './support/server.ts';
import { startSmtp } from './support/smtp.ts';

const languageOf = (index: number) => languages[index % languages.length] ?? 'fr';

/** An issue that staff have just begun to send, and its readers by address. */
async function begun(place: Place, count: number) {
  const app = await startApp(place);
  const readers = Array.from({ length: count }, (_, index) => ({
    email: `reader${index}@example.org`,
    language: languageOf(index),
  }));
  await addSubscribers(app, readers);
  const { id } = await addIssue(app.store.db, 'amani');
  const { saved_at = '' } = (await readIssue(app.store.db, id)) ?? {};
  await saveIssue(app.store, { id, saved_at }, { body: letter(), who: 'amani' });
  const saved = await readIssue(app.store.db, id);
  expect(await startSending(app.store, { id, saved_at: saved?.saved_at ?? '' }, 'amani')).toBe(true);
  await app.close();
  return { id, readers };
}

/** Looks at the database while no server runs. */
async function between<Found>(place: Place, look: (app: Awaited<ReturnType<typeof startApp>>) => Promise<Found>) {
  const app = await startApp(place);
  const found = await look(app);
  await app.close();
  return found;
}

test.each([
  ['the mail server has taken a message and not said so', '.', 1_000],
  ['the mail server has not got a message yet', 'RCPT', 40],
] as const)(
  '[NEWS-17] kill -9 when %s: after the next start each address gets the issue once, in its language',
  async (_, moment, count) => {
    const place = await temporaryPlace();
    const smtp = await startSmtp();
    const { id, readers } = await begun(place, count);
    const env = {
      ...{ DATA_DIR: place.dataDir, SMTP_URL: smtp.url, PUBLIC_URL: 'https://nzete.example' },
      ...{ MAIL_FROM: 'hello@nzete.example', MAIL_STAFF: 'staff@nzete.example' },
    };
    let kill: (() => void) | undefined;
    smtp.refuse((command) => {
      if (command !== moment || smtp.received.length < count / 2) return undefined;
      kill?.();
      kill = undefined;
      return undefined;
    });
    // Nothing is asked of the first server: it goes on by itself with what was begun.
    const first = await runServer(env);
    kill = () => first.child.kill('SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    expect(smtp.received.length).toBeLessThan(count);
    await between(place, async (app) => {
      const handedOver = app.store.db.updateTable('newsletter_recipient').where('state', '=', 'handed-over');
      // As three minutes later, when no server waits for the answer any more.
      const [row, ...others] = await handedOver
        .set({ due_at: '2026-01-01T00:00:00.000Z' })
        .returning('state')
        .execute();
      expect([row, others]).toEqual([{ state: 'handed-over' }, []]);
    });
    const startedAt = performance.now();
    const second = await runServer(env);
    const wanted = moment === '.' ? count : count - 1;
    await vi.waitFor(() => expect(smtp.received).toHaveLength(wanted), { timeout: 60_000 });
    const seconds = (performance.now() - startedAt) / 1_000;
    second.child.kill('SIGTERM');
    await second.exited;
    const got = smtp.received.map(({ to, headers }) => [to[0] ?? '', headers.subject] as const);
    const languageByAddress = new Map(readers.map(({ email, language }) => [email, `Subject ${language}`]));
    expect(new Set(got.map(([email]) => email)).size).toBe(wanted);
    expect(got.filter(([email, subject]) => languageByAddress.get(email) !== subject)).toEqual([]);
    const progress = await between(place, async ({ store }) => {
      const issue = await readIssue(store.db, id);
      return issue && readProgress(store.db, issue);
    });
    // Nobody can tell whether that one arrived, so it is not sent again by itself.
    expect(progress).toEqual({ sent: count - 1, waiting: 0, failed: 0, unclear: 1 });
    expect(seconds).toBeLessThan(60);
  },
  120_000,
);
