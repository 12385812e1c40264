import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { authorization, register as registerAda } from './support/accounts.ts';
import { post, subscribe } from './support/app.ts';
import { publishEvent, sendSignUp } from './support/events.ts';
import { mailing } from './support/mail.ts';

const ADA = 'ada@example.org';
const PASSWORD = 'three long trees by the water';
const confirming = { newsletter: { confirms: true, bounceToken: undefined } };
const page = { accept: 'text/html' };

const feedback = (app: FastifyInstance) =>
  post(app, '/api/feedback', { message: 'A message of some words', email: ADA, language: 'en' });

const register = (app: FastifyInstance, username: string) =>
  post(app, '/api/register', { username, email: ADA, password: PASSWORD });

/** The path of the link in the last mail. */
function lastLink({ smtp }: Pick<Awaited<ReturnType<typeof mailing>>, 'smtp'>, name: string): string {
  const found = new RegExp(`https://nzete\\.example(/api/${name}\\?\\S+)`).exec(smtp.received.at(-1)?.text ?? '');
  return found?.[1] ?? '';
}

describe('a limit on mail to one address', () => {
  test('[SEND-06] counts each kind for itself', async () => {
    const { app, smtp, sendAfter } = await mailing(confirming);
    await publishEvent(app);
    for (let count = 0; count < 5; count += 1) await feedback(app);
    expect((await subscribe(app, ADA)).statusCode).toBe(201);
    expect((await sendSignUp(app, { email: ADA })).statusCode).toBe(201);
    await sendAfter(0);
    const texts = smtp.received.filter(({ to }) => to[0] === ADA).map(({ text }) => text);
    expect(texts.some((text) => text.includes('/api/newsletter/confirm?'))).toBe(true);
    expect(texts.some((text) => text.includes('/api/event-sign-ups/cancel?'))).toBe(true);
  });

  test.each(['en', 'fr', 'ln', 'sw'])(
    '[SEND-07] is said in %s, and what it ends is not stored as if it were sent',
    async (lang) => {
      const { app, smtp, sendAfter } = await mailing(confirming);
      const ask = () => post(app, `/api/newsletter/subscribe?lang=${lang}`, { email: ADA });
      for (let count = 0; count < 3; count += 1) expect((await ask()).statusCode).toBe(201);
      const refused = await ask();
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'mails-too-many']);
      await sendAfter(0);
      expect(smtp.received).toHaveLength(3);
    },
  );

  test('[SEND-07] of links to accounts is said too: every accepted call is one mail', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push((await register(app, `ada${count}`)).statusCode);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
    await sendAfter(0);
    expect(smtp.received).toHaveLength(5);
    const reset = (email: string) => post(app, '/api/password-reset', { email });
    for (const email of [ADA, 'nobody@example.org']) {
      const resets = [];
      for (let count = 0; count < 7; count += 1) resets.push((await reset(email)).statusCode);
      expect(resets).toEqual([202, 202, 202, 202, 202, 429, 429]);
    }
    await sendAfter(0);
    expect(smtp.received).toHaveLength(10);
  });
});

test('[SEND-09] the answer to a subscription tells whether its owner confirms it first', async () => {
  for (const confirms of [true, false]) {
    const { app } = await mailing({ newsletter: { confirms, bounceToken: undefined } });
    expect((await subscribe(app, ADA)).json().to_confirm).toBe(confirms);
  }
});

describe('a link that is opened twice', () => {
  test('[SEND-08] says that the newsletter is confirmed already, and then that it has ended already', async () => {
    const room = await mailing(confirming);
    const { app } = room;
    await subscribe(app, ADA);
    await room.sendAfter(0);
    const confirm = lastLink(room, 'newsletter/confirm');
    const open = (url: string, method: 'GET' | 'POST') => app.inject({ method, url, headers: page });
    expect((await open(confirm, 'GET')).body).toContain('<form');
    expect((await open(confirm, 'POST')).body).toContain('You are subscribed to our newsletter');
    for (const method of ['GET', 'POST'] as const) {
      const again = await open(confirm, method);
      expect([again.statusCode, again.body]).toEqual([
        200,
        expect.stringContaining('Your subscription is confirmed already'),
      ]);
      expect(again.body).not.toContain('<form');
    }
  });

  test('[SEND-08] says that the newsletter has ended already', async () => {
    const room = await mailing({ newsletter: { confirms: false, bounceToken: undefined } });
    await subscribe(room.app, ADA);
    await room.sendAfter(0);
    const url = lastLink(room, 'newsletter/unsubscribe');
    const open = (method: 'GET' | 'POST') => room.app.inject({ method, url, headers: page });
    expect((await open('POST')).statusCode).toBe(200);
    for (const method of ['GET', 'POST'] as const) {
      expect((await open(method)).body).toContain('You are unsubscribed already');
    }
  });

  test('[SEND-08] says that a sign-up is cancelled already', async () => {
    const room = await mailing();
    await publishEvent(room.app);
    await sendSignUp(room.app, { email: ADA });
    await room.sendAfter(0);
    const url = lastLink(room, 'event-sign-ups/cancel');
    const open = (method: 'GET' | 'POST') => room.app.inject({ method, url, headers: page });
    expect((await open('POST')).body).toContain('Votre inscription est annulée');
    for (const method of ['GET', 'POST'] as const) {
      expect((await open(method)).body).toContain('Votre inscription est déjà annulée');
    }
  });

  test('[SEND-08] says that the address of an account is confirmed already', async () => {
    const room = await mailing();
    const { app } = room;
    await registerAda(app);
    await room.sendAfter(0);
    const token = /#confirm=([\w-]+)/.exec(room.smtp.received.at(-1)?.text ?? '')?.[1];
    const headers = { authorization: await authorization(app) };
    const confirm = () => post(app, '/api/users/confirmation', { token }, { headers });
    expect((await confirm()).statusCode).toBe(204);
    const again = await confirm();
    expect([again.statusCode, again.json().code]).toEqual([409, 'address-confirmed-already']);
  });
});
