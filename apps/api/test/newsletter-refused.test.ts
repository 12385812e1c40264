import { describe, expect, test } from 'vitest';
import { subscribe } from './support/app.ts';
import { addSubscribers, newsroom } from './support/letters.ts';
import { mailing } from './support/mail.ts';

const readers = Array.from({ length: 20 }, (_, index) => ({ email: `reader${index}@example.org` }));

/** An issue to twenty readers, some of whom the mail server refuses. */
async function refusing(answerTo: (address: string) => string | undefined, command = 'RCPT') {
  const room = await newsroom();
  await addSubscribers(room.app, readers);
  room.smtp.refuse((heard, line) => (heard === command ? answerTo(/<([^>]*)>/.exec(line)?.[1] ?? '') : undefined));
  await room.editor.send(await room.editor.written());
  await room.sendAfter(0);
  const rows = room.app.store.db.selectFrom('newsletter_subscription').select('email').where('state', '=', 'bounced');
  return { ...room, ended: (await rows.orderBy('email').execute()).map(({ email }) => email) };
}

const two = (address: string) => /^reader[12]@/.test(address);

describe('recipients that are refused for good', () => {
  test.each([
    '550 5.1.1 No such user here',
    '550 5.2.1 Disabled',
    '550 No mailbox',
    '553 5.1.3 Bad address',
    '551 Moved',
  ])('[SEND-14] %s ends their subscriptions, and only theirs', async (answer) => {
    const { ended, smtp } = await refusing((address) => (two(address) ? answer : undefined));
    expect(ended).toEqual(['reader1@example.org', 'reader2@example.org']);
    expect(smtp.received).toHaveLength(18);
  });

  test.each(['550 5.7.1 Not welcome here', '552 5.2.2 Mailbox full', '554 Spam', '450 4.2.1 Later'])(
    '[SEND-14] %s says nothing of the mailbox, and ends none',
    async (answer) => {
      const { ended } = await refusing((address) => (two(address) ? answer : undefined));
      expect(ended).toEqual([]);
    },
  );

  test.each([
    ['RCPT', '550 5.1.1 No such user here'],
    ['RCPT', '550 Relay access denied'],
    ['MAIL', '550 5.1.1 Bad sender'],
    ['DATA', '550 5.1.1 No'],
  ])('[SEND-14] a mail server that refuses us at %s with %s ends none', async (command, answer) => {
    const { ended } = await refusing(() => answer, command);
    expect(ended).toEqual([]);
  });

  test('[SEND-14] a new subscription whose first mail is refused has ended too', async () => {
    const { app, smtp, sendAfter } = await mailing({ newsletter: { confirms: false, bounceToken: undefined } });
    smtp.refuse((command) => (command === 'RCPT' ? '550 5.1.1 No such user' : undefined));
    await subscribe(app, 'typo@example.org');
    await sendAfter(0);
    const row = app.store.db.selectFrom('newsletter_subscription').select('state');
    expect(await row.executeTakeFirst()).toEqual({ state: 'bounced' });
  });
});

test('[SEND-13] an issue names its list, the same in every language', async () => {
  const { app, smtp, editor, sendAfter } = await newsroom();
  await addSubscribers(app, [
    { email: 'en@example.org', language: 'en' },
    { email: 'sw@example.org', language: 'sw' },
  ]);
  await editor.send(await editor.written());
  await sendAfter(0);
  expect(smtp.received.map(({ headers }) => headers['list-id'])).toEqual(
    Array.from({ length: 2 }, () => '<newsletter.nzete.example>'),
  );
});
