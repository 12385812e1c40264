import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readNotification } from '../src/newsletter/bounces/notification.ts';
import { letterIdOf } from '../src/newsletter/letter/id.ts';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { ada, asUser, confirmedAda } from './support/accounts.ts';
import { post, startApp, subscribe } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { addSubscribers, newsroom } from './support/letters.ts';
import { mailing } from './support/mail.ts';
import { temporaryPlace } from './support/place.ts';

const TOKEN = 'a-token-of-the-mail-server';
const ADA = 'ada@example.org';
const newsletter = { confirms: false, bounceToken: TOKEN };
const URL_PATH = '/api/newsletter/bounces';

const stateOf = async ({ store }: Pick<FastifyInstance, 'store'>, email = ADA) => {
  const rows = store.db
    .selectFrom('newsletter_subscription')
    .select(['state', 'bounced_at'])
    .where('email', '=', email);
  return rows.executeTakeFirst();
};

const report = (app: FastifyInstance, body: object | string, { token = TOKEN, type = 'application/json' } = {}) =>
  post(app, URL_PATH, body, { headers: { authorization: `Bearer ${token}`, 'content-type': type } });

interface Status {
  action?: string;
  status?: string;
  diagnostic?: string;
  /** Where the identifier of the message is. */
  names?: string;
}

const messageId = (subscription_id: string) =>
  `<${letterIdOf({ issue_id: crypto.randomUUID(), subscription_id })}@nzete.example>`;

/** As Postfix writes it (RFC 3464). */
const notification = ({
  action = 'failed',
  status = '5.1.1',
  diagnostic = '550 5.1.1 User unknown',
  names = '',
}: Status) =>
  `From: MAILER-DAEMON@mail.example
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4F1.171/mail.example"
MIME-Version: 1.0

--4F1.171/mail.example
Content-Type: text/plain; charset=us-ascii

I'm sorry. Action: failed. Status: 5.1.1

--4F1.171/mail.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; ${ADA}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}

--4F1.171/mail.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: hello@nzete.example
Message-ID: ${names}
Subject: News

--4F1.171/mail.example--
`.replaceAll('\n', '\r\n');

async function subscribed() {
  const app = await startApp({ newsletter });
  const [id = ''] = await addSubscribers(app, [{ email: ADA }, { email: 'bob@example.org' }]);
  return { app, id };
}

describe('what a mail server reports', () => {
  test('[NEWS-40] ends the subscription if it is permanent, once or again, by address or message', async () => {
    const { app, id } = await subscribed();
    expect((await report(app, { email: ADA, kind: 'temporary' })).statusCode).toBe(204);
    expect(await stateOf(app)).toMatchObject({ state: 'active' });
    expect((await report(app, { email: 'Ada@Example.org', kind: 'permanent' })).statusCode).toBe(204);
    const ended = await stateOf(app);
    expect(ended).toEqual({ state: 'bounced', bounced_at: expect.any(String) });
    for (const body of [
      { email: ADA, kind: 'permanent' },
      { message_id: messageId(id), kind: 'permanent' },
      { email: 'nobody@example.org', kind: 'permanent' },
    ]) {
      expect((await report(app, body)).statusCode).toBe(204);
    }
    expect(await stateOf(app)).toEqual(ended);
    expect(await stateOf(app, 'bob@example.org')).toMatchObject({ state: 'active' });
  });

  test.each(['message/rfc822', 'multipart/report; report-type=delivery-status; boundary="4F1.171/mail.example"'])(
    '[NEWS-40] may be a notification as %s',
    async (type) => {
      const { app, id } = await subscribed();
      const body = notification({ names: messageId(id) });
      expect((await report(app, body, { type })).statusCode).toBe(204);
      expect(await stateOf(app)).toMatchObject({ state: 'bounced' });
    },
  );

  test.each<[what: string, status: Status]>([
    ['a domain that does not exist', { status: '5.1.2' }],
    ['a mailbox that was disabled', { status: '5.2.1' }],
    ['a failure after another recipient', { action: 'relayed\nStatus: 2.0.0\n\nAction: failed' }],
    ['a refusal of the recipient without a reason', { status: '5.0.0', diagnostic: '550 No such user' }],
  ])('[NEWS-40] ends the subscription if it is %s', async (_, status) => {
    const { app, id } = await subscribed();
    await report(app, notification({ ...status, names: messageId(id) }), { type: 'message/rfc822' });
    expect(await stateOf(app)).toMatchObject({ state: 'bounced' });
  });

  test('[NEWS-40] may be that of an address with letters outside ASCII (RFC 6533)', async () => {
    const { app, id } = await subscribed();
    const body = notification({ names: messageId(id) }).replace(
      'message/delivery-status',
      'message/global-delivery-status',
    );
    await report(app, body, { type: 'message/rfc822' });
    expect(await stateOf(app)).toMatchObject({ state: 'bounced' });
  });

  test.each<[what: string, status: Status]>([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['an attempt that was given up', { status: '4.4.7' }],
    ['what a policy refused', { status: '5.7.1' }],
    ['a full mailbox', { status: '5.2.2' }],
    ['a message too large', { status: '5.3.4' }],
    ['a server that no route leads to', { status: '5.4.4' }],
    ['a content that cannot be converted', { status: '5.6.1' }],
    ['a refusal without a reason', { status: '5.0.0', diagnostic: '554 Spam' }],
    ['what a policy refused by its reply', { status: '5.0.0', diagnostic: '550 5.7.1 Blocked as spam' }],
    [
      'a delay with a status of another recipient',
      { action: 'delayed\nStatus: 5.1.1\n\nAction: failed', status: '4.2.2' },
    ],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
  ])('[NEWS-40] changes nothing if it is %s', async (_, status) => {
    const { app, id } = await subscribed();
    await report(app, notification({ ...status, names: messageId(id) }), { type: 'message/rfc822' });
    expect(await stateOf(app)).toMatchObject({ state: 'active' });
  });

  test('[NEWS-40] changes nothing without the identifier, because anybody can write such a mail', async () => {
    const { app } = await subscribed();
    for (const names of ['', '<1234@nzete.example>', messageId(crypto.randomUUID())]) {
      const answer = await report(app, notification({ names }), { type: 'message/rfc822' });
      expect(answer.statusCode).toBe(204);
    }
    expect(await stateOf(app)).toMatchObject({ state: 'active' });
    expect(readNotification('Subject: Out of office\r\n\r\nStatus: 5.1.1')).toBeUndefined();
  });

  test('[NEWS-40] is taken with the token only, and not at all without one in the settings', async () => {
    const { app } = await subscribed();
    const body = { email: ADA, kind: 'permanent' };
    for (const token of ['', 'another', `${TOKEN}x`]) {
      expect((await report(app, body, { token })).statusCode).toBe(401);
    }
    expect((await report(await startApp(), body)).statusCode).toBe(404);
    for (const wrong of [{ email: ADA }, { kind: 'permanent' }, { email: ADA, kind: 'gone' }, []]) {
      expect((await report(app, wrong)).statusCode).toBe(422);
    }
    expect(await stateOf(app)).toMatchObject({ state: 'active' });
  });

  test('[NEWS-40] may be piped into a command', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const [id = ''] = await addSubscribers(app, [{ email: ADA }]);
    const pipe = async (mail: string) => (await runCommand('mail', place, ['bounce'], {}, mail)).stdout;
    expect(await pipe('Subject: Hello')).toMatch(/no delivery status notification/);
    expect(await pipe(notification({ names: messageId(id) }))).toBe('The subscription has ended.\n');
    expect(await pipe(notification({ names: messageId(id) }))).toBe('Nothing was changed.\n');
    expect(await stateOf(app)).toMatchObject({ state: 'bounced' });
  });
});

describe('an address that bounced', () => {
  test('[NEWS-40] gets nothing; if someone subscribes it again, only the link that its owner confirms', async () => {
    const { app, smtp, sendAfter } = await mailing({ newsletter });
    await addSubscribers(app, [{ email: ADA, state: 'bounced' }]);
    expect((await subscribe(app, ADA)).statusCode).toBe(201);
    await sendAfter(0);
    expect(await stateOf(app)).toMatchObject({ state: 'bounced' });
    expect(smtp.received.map(({ headers }) => headers.subject)).toEqual([
      'Please confirm your subscription to our newsletter',
    ]);
    const url = /https:\/\/nzete\.example(\S+confirm\S+)/.exec(smtp.received[0]?.text ?? '')?.[1] ?? '';
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await stateOf(app)).toEqual({ state: 'active', bounced_at: null });
  });

  test('[NEWS-40] without a mail server nobody can confirm, so it stays as it is', async () => {
    const { app } = await subscribed();
    await report(app, { email: ADA, kind: 'permanent' });
    expect((await subscribe(app, ADA)).json().code).toBe('already-subscribed');
    expect(await stateOf(app)).toMatchObject({ state: 'bounced' });
  });

  test('[NEWS-42, PRIV-11] what is stored is in the data of its owner, with the issues on their way', async () => {
    const { app, editor } = await newsroom();
    await addSubscribers(app, [{ email: ADA }]);
    const issue = await editor.written();
    await editor.send(issue);
    const { held } = await exportPerson({ store: app.store, keyring: app.keyring }, ADA);
    expect(held).toMatchObject({
      newsletter_subscription: [{ email: ADA, state: 'active' }],
      newsletter_recipient: [{ issue_id: issue.id, state: 'waiting' }],
    });
  });

  test('[NEWS-42] its owner sees the state in the account; an erasure takes it with the issues on their way', async () => {
    const { app, editor } = await newsroom();
    const user = asUser(app, await confirmedAda(app));
    await addSubscribers(app, [{ email: ada.email }]);
    await editor.send(await editor.written());
    const shown = async () =>
      (await user.get('submissions'))
        .json()
        .map(({ kind, subscription }: Record<string, string>) => [kind, subscription]);
    expect(await shown()).toEqual([['newsletter', 'active']]);
    await app.store.db.updateTable('newsletter_subscription').set({ state: 'bounced' }).execute();
    expect(await shown()).toEqual([['newsletter', 'bounced']]);
    const vault = { store: app.store, keyring: app.keyring };
    const { erased } = await erasePerson(vault, ada.email, { includingKyc: false });
    expect(erased).toMatchObject({ newsletter_recipient: 1, newsletter_subscription: 1 });
  });
});
