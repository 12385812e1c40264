import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../src/db/store.ts';
import type { HeldChoice } from '../src/held/decide.ts';
import { readRestored } from '../src/jobs/held.ts';
import { subscribe } from './support/app.ts';
import { backUp, emptyPlace, restore } from './support/backups.ts';
import { runCommand } from './support/command.ts';
import { inHours, publishEvent, signUp } from './support/events.ts';
import { addSubscribers, lettersAt, newsroom } from './support/letters.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { roundsOf } from './support/rounds.ts';
import { runServer } from './support/server.ts';
import { trail } from './support/staff.ts';
import { contentCalls, renamed, shownTeam } from './support/staff-content.ts';
import { signInStaff } from './support/staff-inbox.ts';

const READERS = 200;
const HOUR_MS = 3_600_000;
const readers = Array.from({ length: READERS }, (_, index) => ({ email: `reader${index}@example.org` }));

const settings = (place: Place, smtp: { url: string }) => ({
  ...{ DATA_DIR: place.dataDir, SMTP_URL: smtp.url, PUBLIC_URL: 'https://nzete.example' },
  ...{ MAIL_FROM: 'hello@nzete.example', MAIL_STAFF: 'staff@nzete.example', METRICS_TOKEN: 'a-token-of-the-metrics' },
});

type Room = Awaited<ReturnType<typeof newsroom>>;

/** How often each address got the issue. */
function timesOf({ smtp }: Pick<Room, 'smtp'>) {
  const times = new Map<string, number>();
  for (const { to, headers } of smtp.received) {
    const [address = ''] = to;
    if (headers.subject?.startsWith('Subject')) times.set(address, (times.get(address) ?? 0) + 1);
  }
  return times;
}

/** A backup at message 60 of 200, with a mail, a publication and a reminder in its queues; then all is sent. */
async function sentAfterBackup({ all = true } = {}) {
  const place = await temporaryPlace();
  const room = await newsroom(place);
  const { app, smtp, editor } = room;
  await publishEvent(app, { starts: inHours(20), ends: inHours(24) });
  const { reference } = await signUp(app, { email: 'coming@example.org' });
  const longAgo = new Date(Date.now() - 72 * HOUR_MS).toISOString();
  await app.store.db
    .updateTable('event_sign_up')
    .set({ created_at: longAgo, reminded_at: null })
    .where('reference', '=', reference)
    .execute();
  const content = contentCalls(app, editor.headers);
  await content.save('team', renamed('Fondatrice'));
  const { draft } = await content.list('team');
  const publish_at = new Date(Date.now() + HOUR_MS).toISOString();
  const planned = { path: 'team', saved_at: draft?.saved_at, expected_publish_at: null, publish_at };
  expect((await content.put('/schedule', planned)).statusCode).toBe(200);
  await addSubscribers(app, readers);
  await editor.send(await editor.written());
  smtp.refuse((command) => (command === 'RCPT' && smtp.received.length >= 60 ? '451 Later' : undefined));
  await room.sendAfter(0);
  expect(timesOf(room).size).toBe(60);
  const { folder } = await backUp(place);
  smtp.accept();
  if (all) {
    await room.sendAfter(5);
    await room.sendOtherMail(5);
    await roundsOf(app, 'events').run();
    await room.sendOtherMail(5);
    await content.put('/schedule', { path: 'team', saved_at: draft?.saved_at, publish_at: null });
    expect(timesOf(room).size).toBe(READERS);
  }
  await app.close();
  return { place, room, folder, smtp };
}

/** What the server does by itself, until its loops have run. */
async function startedServer(place: Place, smtp: Room['smtp']) {
  const server = await runServer(settings(place, smtp));
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

async function stateOf(place: Place) {
  const store = await openStore(place);
  return readRestored(store.db).finally(() => store.db.destroy());
}

const decide = (place: Place, choice: HeldChoice) => runCommand('held', place, [choice, '--as', 'amani']);

describe('after a restore', () => {
  test('[SEND-01, SEND-02] nothing goes out by itself; then "unsent" sends each address what it has not had, once', async () => {
    const { place, room, folder, smtp } = await sentAfterBackup();
    const before = smtp.received.length;
    const restored = await restore(place, folder);
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('npm run held')]);
    expect(restored.stdout).toContain('What was sent after the backup is known from the previous data.');
    const server = await startedServer(place, smtp);
    expect(server.output()).toContain('nothing is sent, published or deleted by itself until someone decides');
    const ready = await (await fetch(`${server.url}/readyz`)).json();
    expect(ready).toEqual({ status: 'ok', detail: expect.stringContaining('npm run held') });
    const metrics = await fetch(`${server.url}/metrics`, {
      headers: { authorization: 'Bearer a-token-of-the-metrics' },
    });
    expect(await metrics.text()).toContain('\nnzete_restored_waiting 1\n');
    const status = await runCommand('status', place, []);
    expect([status.code, status.stdout]).toEqual([3, expect.stringMatching(/^ACTION {2}restored /m)]);
    // A new visitor's mail goes out, so the loops have run.
    await fetch(`${server.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'new@example.org' }),
    });
    await vi.waitFor(() => expect(smtp.received).toHaveLength(before + 1), { timeout: 20_000 });
    expect(smtp.received.at(-1)?.to).toEqual(['new@example.org']);
    expect((await stateOf(place))?.queues).toContainEqual({ queue: 'newsletter', unsent: 0, unknown: 0, sent: 140 });
    expect(await decide(place, 'unsent')).toMatchObject({ code: 0, stdout: 'Nothing waits for a decision.\n' });
    await vi.waitFor(
      async () => {
        const store = await openStore(place);
        const issue = await store.db.selectFrom('newsletter_issue').select(['state', 'sent']).executeTakeFirst();
        await store.db.destroy();
        expect(issue).toEqual({ state: 'sent', sent: READERS });
      },
      { timeout: 40_000, interval: 500 },
    );
    expect(timesOf(room).size).toBe(READERS);
    expect([...timesOf(room).values()].filter((times) => times !== 1)).toEqual([]);
    expect(smtp.received).toHaveLength(before + 1);
  }, 180_000);

  test('[SEND-02] without the previous data nobody knows what was sent: "unsent" sends none of it, "rest" all', async () => {
    for (const [choice, wanted] of [
      ['unsent', 60],
      ['rest', READERS],
    ] as const) {
      const { room, folder, smtp } = await sentAfterBackup({ all: false });
      const elsewhere = await emptyPlace();
      expect((await restore(elsewhere, folder)).stdout).toContain('is not known');
      expect((await stateOf(elsewhere))?.queues).toBeDefined();
      const { app, ...again } = await lettersAt(elsewhere, smtp);
      await again.sendAfter(24 * 60);
      expect(timesOf(room).size).toBe(60);
      expect((await decide(elsewhere, choice)).code).toBe(0);
      await again.sendAfter(24 * 60);
      expect(timesOf(room).size).toBe(wanted);
      expect(await trail(app)).toContain(`amani decided-held newsletter ${choice}`);
    }
  }, 240_000);

  test('[SEND-01] no planned draft is published, nobody is reminded, and nothing is deleted', async () => {
    const { place, folder, smtp } = await sentAfterBackup({ all: false });
    expect((await restore(place, folder)).code).toBe(0);
    const { app, ...room } = await lettersAt(place, smtp);
    const later = new Date(Date.now() + 2 * HOUR_MS);
    const before = smtp.received.length;
    await roundsOf(app, 'publications').run(later);
    await roundsOf(app, 'events').run();
    await room.sendAfter(24 * 60);
    expect((await shownTeam(app))[0]?.role).not.toBe('Fondatrice');
    expect(smtp.received).toHaveLength(before);
    const purge = await runCommand('privacy', place, ['purge']);
    expect([purge.code, JSON.parse(purge.stdout)]).toEqual([
      3,
      { purged: {}, note: expect.stringContaining('npm run held') },
    ]);
    // The previous database still had all of it to do.
    expect((await stateOf(place))?.queues.map(({ unknown, sent }) => unknown + sent)).toEqual([0, 0, 0, 0]);
    await decide(place, 'unsent');
    await roundsOf(app, 'publications').run(later);
    expect((await shownTeam(app))[0]?.role).toBe('Fondatrice');
    await roundsOf(app, 'events').run();
    await room.sendOtherMail(5);
    expect(smtp.received.some(({ headers }) => headers.subject?.startsWith('Bientôt'))).toBe(true);
    expect(JSON.parse((await runCommand('privacy', place, ['purge'])).stdout)).not.toHaveProperty('note');
  }, 180_000);

  test('[SEND-03] a second restore of the same backup knows what the first knew', async () => {
    const { place, folder } = await sentAfterBackup();
    await restore(place, folder);
    await restore(place, folder);
    const newsletter = (queues: Awaited<ReturnType<typeof stateOf>>) =>
      queues?.queues.find(({ queue }) => queue === 'newsletter');
    const started = await lettersAt(place);
    const state = await stateOf(place);
    expect(newsletter(state)).toMatchObject({ sent: 140, unknown: 0 });
    await started.app.close();
    await restore(place, folder);
    await (await lettersAt(place)).app.close();
    expect(newsletter(await stateOf(place))).toMatchObject({ sent: 140, unknown: 0 });
  }, 180_000);

  test('[SEND-03] what was sent is known so in a backup that was made while it waits, and when it is held again', async () => {
    const place = await temporaryPlace();
    const { app, sendOtherMail } = await newsroom(place);
    await subscribe(app, 'sent@example.org');
    const { folder } = await backUp(place);
    await sendOtherMail(1);
    await app.close();
    await restore(place, folder);
    await (await lettersAt(place)).app.close();
    const known = [{ queue: 'mail', unsent: 0, unknown: 0, sent: 1 }];
    expect((await stateOf(place))?.queues).toEqual(known);
    const waiting = await backUp(place);
    await runCommand('held', place, ['hold']);
    expect((await stateOf(place))?.queues).toEqual(known);
    const elsewhere = await emptyPlace();
    await restore(elsewhere, waiting.folder);
    await (await lettersAt(elsewhere)).app.close();
    expect((await stateOf(elsewhere))?.queues).toEqual(known);
  }, 60_000);

  test('[SEND-04] administrators see it on their first page, and decide there for each queue', async () => {
    const { place, folder, smtp } = await sentAfterBackup({ all: false });
    await restore(place, folder);
    const { app } = await lettersAt(place, smtp);
    const chief = await signInStaff(app, 'administrator', 'chief');
    const { restored } = (await chief.get('/overview')).json();
    expect(restored).toMatchObject({ made_at: expect.any(String), queues: expect.any(Array) });
    expect(restored.queues).toContainEqual({ queue: 'newsletter', unsent: 140, unknown: 0, sent: 0 });
    const editor = await signInStaff(app, 'reviewer', 'bahati');
    expect((await editor.call('POST', '/held/decision', { choice: 'drop' })).statusCode).toBe(403);
    const dropped = (await chief.call('POST', '/held/decision', { queue: 'newsletter', choice: 'drop' })).json();
    expect(dropped.restored.queues.map(({ queue }: { queue: string }) => queue)).not.toContain('newsletter');
    const again = await chief.call('POST', '/held/decision', { queue: 'newsletter', choice: 'rest' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'held-decided']);
    const both = await Promise.all(['drop', 'rest'].map((choice) => chief.call('POST', '/held/decision', { choice })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ restored: null });
    expect((await chief.get('/overview')).json().restored).toBeNull();
    const decisions = (await trail(app)).filter((line) => line.includes('decided-held'));
    expect(decisions).toContain('chief decided-held newsletter drop');
    expect(new Set(decisions.map((line) => line.split(' ')[2])).size).toBe(decisions.length);
  }, 120_000);

  test('[SEND-05] a copy is held by a command, as on a test machine', async () => {
    const place = await temporaryPlace();
    const { app, smtp, sendOtherMail } = await newsroom(place);
    await subscribe(app, 'waiting@example.org');
    const held = await runCommand('held', place, ['hold']);
    expect([held.code, held.stdout]).toEqual([3, expect.stringContaining('This is a copy')]);
    await subscribe(app, 'later@example.org');
    await sendOtherMail(1);
    expect(smtp.received.map(({ to }) => to)).toEqual([['later@example.org']]);
  });
});
