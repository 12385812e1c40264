import { describe, expect, test } from 'vitest';
import { subscribe } from './support/app.ts';
import { addSubscribers, letter, newsroom } from './support/letters.ts';
import { trail } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

const addresses = (count: number) => Array.from({ length: count }, (_, index) => ({ email: `s${index}@example.org` }));

type Room = Awaited<ReturnType<typeof newsroom>>;

const recipientsOf = ({ smtp }: Room) => smtp.received.map(({ to }) => to[0] ?? '').sort();

/** An issue that is being sent to some addresses. */
async function sending(subscribers: Parameters<typeof addSubscribers>[1]) {
  const room = await newsroom();
  const ids = await addSubscribers(room.app, subscribers);
  const issue = await room.editor.written();
  const started = await room.editor.send(issue);
  expect(started.json()).toMatchObject({ state: 'sending', started_by: 'editor' });
  const progress = async () => (await room.editor.read(issue.id)).progress;
  const act = async (what: 'stop' | 'resume' | 'unclear') =>
    room.editor.call('POST', `/newsletter/${what}`, (await room.editor.seen(issue.id))[what]);
  return { ...room, room, ids, issue, progress, act };
}

describe('sending an issue', () => {
  test('[NEWS-17] each active subscription gets it once; then the numbers are kept, and of readers nothing', async () => {
    const { app, room, editor, issue, sendAfter, progress } = await sending([
      ...addresses(120),
      ...[
        { email: 'new@example.org', state: 'pending' as const },
        { email: 'gone@example.org', state: 'bounced' as const },
      ],
    ]);
    expect(await progress()).toEqual({ sent: 0, waiting: 120, failed: 0, unclear: 0 });
    await sendAfter(0);
    await sendAfter(60);
    expect(recipientsOf(room)).toEqual(
      addresses(120)
        .map(({ email }) => email)
        .sort(),
    );
    expect(await editor.read(issue.id)).toMatchObject({
      ...{ state: 'sent', finished_at: expect.any(String), recipients: { total: 120 } },
      progress: { sent: 120, waiting: 0, failed: 0, unclear: 0 },
    });
    expect(await app.store.db.selectFrom('newsletter_recipient').selectAll().execute()).toEqual([]);
    expect(await trail(app)).toContain(`editor sent-newsletter ${issue.id} 120`);
  });

  test('[NEWS-17] it is begun once, and cannot be changed or discarded afterwards', async () => {
    const { app, room, editor, issue, sendAfter } = await sending(addresses(3));
    const bahati = await signInStaff(app, 'editor', 'bahati');
    const { id, saved_at } = issue;
    for (const answer of [
      await bahati.call('POST', '/newsletter/sending', { id, saved_at }),
      await editor.save(issue, letter()),
      await bahati.call('DELETE', `/newsletter/issue?id=${id}&saved_at=${saved_at}`),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'issue-sending-since']);
    }
    await sendAfter(0);
    expect(recipientsOf(room)).toHaveLength(3);
  });

  test('[NEWS-17] of two starts at once one succeeds, and each address gets it once', async () => {
    const room = await newsroom();
    await addSubscribers(room.app, addresses(5));
    const issue = await room.editor.written();
    const answers = await Promise.all([room.editor.send(issue), room.editor.send(issue)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await room.sendAfter(0);
    expect(recipientsOf(room)).toHaveLength(5);
  });

  test('[NEWS-17] several servers at once send each message once', async () => {
    const { room, newSender, sendAfter, progress } = await sending(addresses(150));
    const senders = [newSender(), newSender(), newSender()];
    await Promise.all(senders.map((sender) => sendAfter(0, sender)));
    await Promise.all(senders.map((sender) => sender.stop()));
    await sendAfter(0);
    expect(recipientsOf(room)).toEqual(
      addresses(150)
        .map(({ email }) => email)
        .sort(),
    );
    expect(await progress()).toMatchObject({ sent: 150, waiting: 0, unclear: 0 });
  });

  test('[NEWS-17] with problems, or to nobody, nothing is sent and it stays a draft', async () => {
    const { app, smtp, editor, sendAfter } = await newsroom();
    const draft = await editor.add();
    expect((await editor.send(draft)).json().code).toBe('issue-has-problems');
    const saved = (await editor.save(draft, letter())).json();
    expect((await editor.send(saved)).json().code).toBe('nobody-on-list');
    expect(await editor.read(draft.id)).toMatchObject({ state: 'draft', started_at: null });
    await sendAfter(0);
    expect(smtp.received).toEqual([]);
    expect(await app.store.db.selectFrom('newsletter_recipient').selectAll().execute()).toEqual([]);
  });

  test('[INPUT-02] an issue that cannot be composed keeps no other waiting', async () => {
    const { app, room, editor, issue, sendAfter } = await sending(addresses(60));
    const wrong = { body: JSON.stringify({ subject: { en: 'x' } }) };
    await app.store.db.updateTable('newsletter_issue').set(wrong).where('id', '=', issue.id).execute();
    const good = await editor.written();
    await editor.send(good);
    await sendAfter(0);
    await sendAfter(60);
    expect(recipientsOf(room)).toHaveLength(60);
    const issues = await app.store.db.selectFrom('newsletter_issue').select(['id', 'state']).execute();
    expect(issues.find(({ id }) => id === good.id)?.state).toBe('sent');
    expect(issues.find(({ id }) => id === issue.id)?.state).toBe('sending');
  });

  test('[NEWS-19] who has unsubscribed or bounced meanwhile gets nothing', async () => {
    const { app, room, editor, ids, issue, sendAfter } = await sending(addresses(4));
    await editor.call('DELETE', `/newsletter/subscription?id=${ids[0]}&state=active`);
    const bounced = { state: 'bounced' as const, bounced_at: new Date().toISOString() };
    await app.store.db
      .updateTable('newsletter_subscription')
      .set(bounced)
      .where('id', '=', ids[1] ?? '')
      .execute();
    await sendAfter(0);
    expect(recipientsOf(room)).toEqual(['s2@example.org', 's3@example.org']);
    expect(await editor.read(issue.id)).toMatchObject({ state: 'sent', progress: { sent: 2, failed: 0, waiting: 0 } });
  });

  test('[NEWS-19] it can be stopped and goes on where it was; who and when is in the audit trail', async () => {
    const { app, room, smtp, issue, act, sendAfter, progress } = await sending(addresses(10));
    expect((await act('resume')).json().code).toBe('issue-not-stopped');
    let stopping: Promise<unknown> | undefined;
    smtp.refuse((command) => {
      // Within the third message.
      if (command === 'RCPT' && smtp.received.length === 2) stopping ??= act('stop');
      return undefined;
    });
    await sendAfter(0);
    await stopping;
    const before = recipientsOf(room).length;
    expect(before).toBeLessThan(10);
    await sendAfter(60);
    expect(recipientsOf(room)).toHaveLength(before);
    expect(await progress()).toMatchObject({ sent: before, waiting: 10 - before });
    expect((await act('stop')).statusCode).toBe(409);
    expect((await act('resume')).json().state).toBe('sending');
    await sendAfter(0);
    expect(recipientsOf(room)).toEqual(
      addresses(10)
        .map(({ email }) => email)
        .sort(),
    );
    expect(await trail(app)).toEqual(
      expect.arrayContaining([`editor stopped-newsletter ${issue.id}`, `editor resumed-newsletter ${issue.id}`]),
    );
  });
});

describe('a mail server that', () => {
  test('[NEWS-18] refuses an address for now gets it again later; for good, it is given up', async () => {
    const { room, smtp, sendAfter, progress } = await sending(addresses(3));
    smtp.refuse((command, line) => {
      if (command === 'RCPT' && line.includes('s0@')) return '450 4.2.0 Later';
      return command === 'RCPT' && line.includes('s1@') ? '550 5.1.1 Nobody' : undefined;
    });
    await sendAfter(0);
    expect(await progress()).toEqual({ sent: 1, waiting: 1, failed: 1, unclear: 0 });
    smtp.accept();
    await sendAfter(0);
    expect(recipientsOf(room)).toEqual(['s2@example.org']);
    await sendAfter(2);
    expect(recipientsOf(room)).toEqual(['s0@example.org', 's2@example.org']);
    expect(await progress()).toEqual({ sent: 2, waiting: 0, failed: 1, unclear: 0 });
  });

  test('[NEWS-18] is away leaves nothing unclear, is one line in the log, and everything is sent later', async () => {
    const { room, smtp, log, sendAfter, progress } = await sending(addresses(3));
    smtp.refuse((command) => (command === 'EHLO' ? '421 Away' : undefined));
    await sendAfter(0);
    await sendAfter(1);
    expect(await progress()).toEqual({ sent: 0, waiting: 3, failed: 0, unclear: 0 });
    expect(log).toEqual([expect.stringMatching(/^the newsletter cannot be sent, and is tried again/)]);
    smtp.accept();
    await sendAfter(2);
    expect(recipientsOf(room)).toHaveLength(3);
    expect(log).toHaveLength(2);
  });

  test('[NEWS-18] breaks off after it got a message: it is unclear, not sent again, and staff may send it once more', async () => {
    const { app, room, smtp, issue, act, sendAfter, progress } = await sending(addresses(3));
    let drops = 1;
    smtp.refuse((command) => {
      if (command !== '.' || drops === 0) return undefined;
      drops -= 1;
      return 'drop';
    });
    await sendAfter(0);
    await sendAfter(0);
    await sendAfter(60);
    expect(recipientsOf(room)).toHaveLength(2);
    expect(await progress()).toEqual({ sent: 2, waiting: 0, failed: 0, unclear: 1 });
    expect((await act('unclear')).json()).toMatchObject({ state: 'sending', finished_at: null });
    await sendAfter(0);
    expect(recipientsOf(room)).toEqual(addresses(3).map(({ email }) => email));
    expect(await progress()).toEqual({ sent: 3, waiting: 0, failed: 0, unclear: 0 });
    expect((await act('unclear')).json().code).toBe('nothing-unclear');
    expect(await trail(app)).toContain(`editor resent-newsletter ${issue.id} 1`);
  });

  test('[NEWS-41] is slow with a newsletter gets confirmations and links meanwhile', async () => {
    const { app, smtp, sendAfter, sendOtherMail } = await sending(addresses(30));
    await subscribe(app, 'ada@example.org');
    let first: Promise<void> | undefined;
    smtp.refuse((command) => {
      if (command === 'RCPT' && smtp.received.length === 1) first ??= sendOtherMail(0);
      return undefined;
    });
    await sendAfter(0);
    await first;
    const order = smtp.received.map(({ to }) => to[0]);
    expect(order).toHaveLength(31);
    expect(order.indexOf('ada@example.org')).toBeLessThan(20);
  });
});
