import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { claimMail } from '../src/mail/claim.ts';
import { mailContext } from '../src/mail/context.ts';
import { compose } from '../src/mailer/compose.ts';
import { post, startApp } from './support/app.ts';
import { accept, call, headersOf, inviteTo, joined, password, signIn, trail } from './support/staff.ts';

const read = (app: FastifyInstance, token: string) => post(app, '/api/staff/invitation', { token });

describe('an invitation', () => {
  test('[STAFF-05] an administrator makes the link, and the one who has it joins with that role', async () => {
    const app = await startApp({ publicUrl: 'https://nzete.example' });
    const { headers } = await joined(app, 'administrator', 'amani');
    const body = { email: 'Bahati@Nzete.example', role: 'editor', language: 'sw' };
    const made = await call(app, 'POST', '/people/invitations', { headers, body });
    expect(made.statusCode).toBe(201);
    expect(made.json().link).toMatch(/^https:\/\/nzete\.example\/staff\/invitation\?lang=sw#[\w-]{43}$/);
    const hours = (Date.parse(made.json().expires_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    const token = made.json().link.split('#')[1];
    const shown = await read(app, token);
    const { expires_at } = made.json();
    expect(shown.json()).toEqual({ email: 'bahati@nzete.example', role: 'editor', expires_at });
    const answer = await accept(app, token, 'Bahati');
    expect([answer.statusCode, answer.json().role]).toEqual([200, 'editor']);
    expect((await call(app, 'GET', '/colleagues', { headers: headersOf(answer) })).statusCode).toBe(200);
    expect((await signIn(app, { username: 'bahati@nzete.example' })).statusCode).toBe(200);
    expect(await trail(app)).toEqual(
      expect.arrayContaining([
        'amani invited bahati@nzete.example editor',
        'Bahati invitation-accepted @Bahati editor',
      ]),
    );
  });

  test('[STAFF-05] ASVS 6.4.1: its token is stored as a hash, works once, and two requests at once are one account', async () => {
    const app = await startApp();
    const token = await inviteTo(app, 'reader');
    expect(JSON.stringify(await app.store.db.selectFrom('account_link').selectAll().execute())).not.toContain(token);
    const answers = await Promise.all(['one', 'two', 'three'].map((name) => accept(app, token, name)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect((await accept(app, token, 'four')).statusCode).toBe(410);
    expect(await app.store.db.selectFrom('account').select('id').execute()).toHaveLength(1);
  });

  test('[SEND-08, STAFF-05] opened a second time it says that it was used, and of it only a hash is left, until it expires', async () => {
    const app = await startApp();
    const token = await inviteTo(app, 'reader');
    await accept(app, token, 'one');
    const again = await read(app, token);
    expect([again.statusCode, again.json().code]).toEqual([410, 'invitation-used']);
    const links = app.store.db.selectFrom('account_link').select(['email', 'account_id', 'role']);
    expect(await links.execute()).toEqual([{ email: '', account_id: null, role: null }]);
    await app.store.db.updateTable('account_link').set({ expires_at: new Date().toISOString() }).execute();
    expect((await read(app, token)).statusCode).toBe(404);
  });

  test('[STAFF-05] ASVS 6.4.1: after 48 hours it opens nothing', async () => {
    const app = await startApp();
    const token = await inviteTo(app, 'administrator');
    await app.store.db.updateTable('account_link').set({ expires_at: new Date().toISOString() }).execute();
    const answers = [await read(app, token), await accept(app, token, 'amani')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[1]?.json().code).toBe('invitation-not-found');
    expect(await app.store.db.selectFrom('account').select('id').execute()).toEqual([]);
  });

  test('[STAFF-05] gives no other role than it names', async () => {
    const app = await startApp();
    const token = await inviteTo(app, 'reader');
    const body = { token, username: 'amani', password, role: 'administrator' };
    expect((await post(app, '/api/staff/invitation/accept', body)).statusCode).toBe(422);
    expect((await accept(app, token, 'amani')).json().role).toBe('reader');
  });

  test('[STAFF-05] is not ended without a word by another one of the address: it is withdrawn first', async () => {
    const app = await startApp();
    const { headers } = await joined(app, 'administrator', 'amani');
    const invite = (email: string, role: string) =>
      call(app, 'POST', '/people/invitations', { headers, body: { email, role, language: 'fr' } });
    const first = (await invite('bahati@nzete.example', 'reader')).json();
    const again = await invite('Bahati@nzete.example', 'editor');
    expect([again.statusCode, again.json().code]).toEqual([409, 'invitation-open']);
    expect((await read(app, first.link.split('#')[1])).json().role).toBe('reader');
    const [{ id }] = (await call(app, 'GET', '/people', { headers })).json().invitations;
    await call(app, 'DELETE', `/people/invitations/${id}`, { headers });
    expect((await invite('bahati@nzete.example', 'editor')).statusCode).toBe(201);
  });

  test('[STAFF-05] a newer one of the command line replaces it, and a member of staff gets none', async () => {
    const app = await startApp();
    const older = await inviteTo(app, 'administrator', 'amani@nzete.example');
    const newer = await inviteTo(app, 'reader', 'amani@nzete.example');
    expect((await accept(app, older, 'amani')).statusCode).toBe(404);
    expect((await accept(app, newer, 'amani')).json().role).toBe('reader');
    const { headers } = await joined(app, 'administrator');
    const body = { email: 'amani@nzete.example', role: 'administrator', language: 'fr' };
    expect((await call(app, 'POST', '/people/invitations', { headers, body })).statusCode).toBe(409);
  });

  test('[STAFF-05] with a taken name or a weak password it still works afterwards', async () => {
    const app = await startApp();
    await joined(app, 'reader', 'Amani');
    const token = await inviteTo(app, 'editor');
    expect((await accept(app, token, 'AMANI')).statusCode).toBe(409);
    const weak = { token, username: 'bahati', password: 'Password123!' };
    const refused = await post(app, '/api/staff/invitation/accept', weak);
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([422, 'password']);
    expect((await accept(app, token, 'bahati')).statusCode).toBe(200);
  });

  test('[STAFF-05] an administrator sees and withdraws it', async () => {
    const app = await startApp();
    const { headers } = await joined(app, 'administrator', 'amani');
    const token = await inviteTo(app, 'reader', 'bahati@nzete.example');
    const { invitations } = (await call(app, 'GET', '/people', { headers })).json();
    expect(invitations).toEqual([expect.objectContaining({ email: 'bahati@nzete.example', role: 'reader' })]);
    expect(invitations[0].id).not.toBe(token);
    const path = `/people/invitations/${invitations[0].id}`;
    const answers = [await call(app, 'DELETE', path, { headers }), await call(app, 'DELETE', path, { headers })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 404]);
    expect((await accept(app, token, 'bahati')).statusCode).toBe(404);
    expect(await trail(app)).toContain('amani invitation-withdrawn bahati@nzete.example');
  });
});

describe('the mail of an invitation', () => {
  const settings = {
    url: 'smtp://localhost:1',
    from: { name: 'Nzete', address: 'hello@nzete.example' },
    staff: { name: '', address: 'staff@nzete.example' },
    staffLanguage: 'en' as const,
    publicUrl: 'https://nzete.example',
  };

  async function mailed(change: (app: FastifyInstance) => Promise<unknown> = async () => {}) {
    const app = await startApp({ mail: settings });
    const token = await inviteTo(app, 'reader', 'bahati@nzete.example');
    const stored = JSON.stringify(await app.store.db.selectFrom('mail').selectAll().execute());
    await change(app);
    const mail = await claimMail(app.store, new Date());
    if (!mail) throw new Error('No mail was queued');
    return {
      token,
      stored,
      message: await compose(mail, mailContext(app, settings)),
    };
  }

  test('[STAFF-05] has the link in the language of the invited, and the outbox has no token', async () => {
    const { token, message, stored } = await mailed();
    expect(stored).not.toContain(token);
    expect(message?.to).toBe('bahati@nzete.example');
    expect(message?.text).toContain(`https://nzete.example/staff/invitation?lang=fr#${token}\n`);
    expect(message?.subject).toBe('Vous êtes invité(e) à l’espace de l’équipe de la Fondation Nzete');
  });

  test('[STAFF-05] is not sent when the invitation has been withdrawn since', async () => {
    const { message } = await mailed((app) => app.store.db.deleteFrom('account_link').execute());
    expect(message).toBeUndefined();
  });
});
