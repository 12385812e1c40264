import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { everyLimit } from '../fuzz/limits.ts';
import { openStaffSession } from '../src/staff/sessions/sessions.ts';
import { ada, asUser, authorization, confirmAddress, credentials, me, register, signIn } from './support/accounts.ts';
import { post, startApp } from './support/app.ts';
import { mailing } from './support/mail.ts';
import { join, signIn as signInStaff } from './support/staff.ts';

const PASSWORD = 'another long pass phrase';
const FAR_AWAY_MINUTES = 10;
const GENEROUS = { max: 10_000, timeWindow: 60_000 };

type Mailing = Awaited<ReturnType<typeof mailing>>;

/** The tokens of the links that were mailed, by the page that they lead to. */
function tokensIn({ smtp }: Mailing, page: string): string[] {
  const links = smtp.received.flatMap(({ text }) => text.match(/https:\S+/g) ?? []);
  const ours = links.filter((link) => link.startsWith(`https://nzete.example/${page}?`));
  return ours.map((link) => new URL(link).hash.replace(/^#(confirm=)?/, ''));
}

/** As Ada, who is signed in. */
const confirm = async (app: FastifyInstance, token: string) =>
  post(app, '/api/users/confirmation', { token }, { headers: { authorization: await authorization(app) } });
const ask = (app: FastifyInstance, email: string, more = {}) => post(app, '/api/password-reset', { email }, more);
const reset = (app: FastifyInstance, token: string, password = PASSWORD) =>
  post(app, '/api/password-reset/confirm', { token, password });

const links = (app: FastifyInstance) => app.store.db.selectFrom('account_link').selectAll().execute();

/** Moves the end of every link into the past. */
const expireLinks = (app: FastifyInstance) =>
  app.store.db.updateTable('account_link').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute();

async function isConfirmed(app: FastifyInstance): Promise<boolean> {
  return (await me(app, await authorization(app))).json().email_confirmed;
}

describe('the link that confirms an address', () => {
  test('[AUTH-04] is mailed after the registration, works once, and only its hash is stored', async () => {
    const office = await mailing();
    const { app, smtp, sendAfter } = office;
    expect((await register(app)).json().email_confirmed).toBe(false);
    expect(await links(app)).toEqual([]);
    await sendAfter(0);
    const [token = ''] = tokensIn(office, 'account');
    expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [[ada.email], 'Confirm your e-mail address'],
    ]);
    expect(
      JSON.stringify([await links(app), await app.store.db.selectFrom('mail').selectAll().execute()]),
    ).not.toContain(token);
    const until = (await links(app)).map(({ expires_at }) => Date.parse(expires_at) - Date.now());
    expect(until[0]).toBeGreaterThan(47 * 3_600_000);
    expect(until[0]).toBeLessThanOrEqual(48 * 3_600_000);
    expect(await isConfirmed(app)).toBe(false);
    expect((await confirm(app, token)).statusCode).toBe(204);
    expect(await isConfirmed(app)).toBe(true);
    const again = await confirm(app, token);
    expect([again.statusCode, again.json().code]).toEqual([409, 'address-confirmed-already']);
  });

  test.each([
    ['en', 'Confirm your e-mail address', /48 hours/],
    ['fr', 'Confirmez votre adresse e-mail', /48 heures/],
    ['ln', 'Ndimisa adresi na yo ya e-mail', /ngonga 48/],
    ['sw', 'Thibitisha barua pepe yako', /saa 48/],
  ])('[AUTH-04, LANG-08] is mailed in the language of the page: %s', async (lang, subject, text) => {
    const { app, smtp, sendAfter } = await mailing();
    await post(app, `/api/register?lang=${lang}`, ada);
    await sendAfter(0);
    expect(smtp.received.map(({ headers }) => headers.subject)).toEqual([subject]);
    expect(smtp.received[0]?.text).toMatch(text);
    expect(smtp.received[0]?.text).toContain(`/account?lang=${lang}#confirm=`);
    expect(smtp.received[0]?.text).not.toContain(ada.username);
    expect(await app.store.db.selectFrom('account').select('language').execute()).toEqual([{ language: lang }]);
  });

  test('[AUTH-04] does not work once it is too old, with a part missing, or for another purpose', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    await ask(app, ada.email);
    await sendAfter(0);
    const [token = ''] = tokensIn(office, 'account');
    const [other = ''] = tokensIn(office, 'forgot-password');
    for (const wrong of [token.slice(1), other, 'x']) expect((await confirm(app, wrong)).statusCode).toBe(404);
    await expireLinks(app);
    expect((await confirm(app, token)).statusCode).toBe(404);
    expect(await isConfirmed(app)).toBe(false);
  });

  test('[AUTH-04] confirms nothing for anyone but the account that it was mailed for', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    await sendAfter(0);
    const [token = ''] = tokensIn(office, 'account');
    expect((await post(app, '/api/users/confirmation', { token })).statusCode).toBe(401);
    const eve = { ...ada, username: 'Eve' };
    await register(app, eve);
    const signedIn = (await signIn(app, { username: 'Eve', password: eve.password })).json();
    const headers = { authorization: `Bearer ${signedIn.access_token}` };
    expect((await post(app, '/api/users/confirmation', { token }, { headers })).statusCode).toBe(404);
    expect((await me(app, headers.authorization)).json().email_confirmed).toBe(false);
    expect((await confirm(app, token)).statusCode).toBe(204);
  });

  test('[AUTH-04] is mailed again on request, at most five times a day, and not once it is confirmed', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    const ada = asUser(app, await authorization(app));
    await sendAfter(0);
    for (let count = 2; count <= 5; count += 1) {
      expect((await ada.post('confirmation')).statusCode).toBe(202);
      await sendAfter(0);
    }
    const refused = await ada.post('confirmation');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'links-too-many']);
    const tokens = tokensIn(office, 'account');
    expect(new Set(tokens).size).toBe(5);
    // Each works, since mails may arrive late or out of order.
    expect((await confirm(app, tokens[1] ?? '')).statusCode).toBe(204);
    expect((await ada.post('confirmation')).statusCode).toBe(409);
    expect((await asUser(app, `Bearer ${'a'.repeat(43)}`).post('confirmation')).statusCode).toBe(401);
  });

  test('[AUTH-04, AUTH-06] without mail a registration works, and asking for a link says what to do', async () => {
    const app = await startApp();
    await register(app);
    const asked = [await asUser(app, await authorization(app)).post('confirmation'), await ask(app, ada.email)];
    for (const { statusCode, body } of asked) {
      expect([statusCode, body]).toEqual([409, expect.stringMatching(/Write to the foundation/)]);
    }
    expect(await app.store.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  test('[AUTH-04] confirmations of forms and links do not use up each other', async () => {
    const { app, smtp, sendAfter } = await mailing();
    for (const message of ['One.', 'Two.', 'Three.']) await post(app, '/api/feedback', { message, email: ada.email });
    await register(app);
    await sendAfter(0);
    const mine = smtp.received.filter(({ to }) => to[0] === ada.email);
    expect(mine.map(({ headers }) => headers.subject)).toEqual([
      ...Array.from({ length: 3 }, () => 'Your message has arrived'),
      'Confirm your e-mail address',
    ]);
  });
});

describe('a password reset', () => {
  test('[AUTH-06] of staff leaves the visitor account of the same address as it is', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    const visitor = { username: 'visitor', email: 'editor@nzete.example', password: 'a long pass phrase' };
    await register(app, visitor);
    await confirmAddress(app, 'visitor');
    await join(app, 'editor');
    await ask(app, visitor.email);
    await sendAfter(0);
    expect((await reset(app, tokensIn(office, 'forgot-password')[0] ?? '')).statusCode).toBe(204);
    const by = (username: string, password: string) => ({ username, password });
    expect((await signInStaff(app, by('editor', PASSWORD))).statusCode).toBe(200);
    expect((await signIn(app, by('visitor', PASSWORD))).statusCode).toBe(401);
    expect((await signIn(app, by('visitor', visitor.password))).statusCode).toBe(200);
  });

  test('[AUTH-06] ASVS 7.4.3: by the mailed link sets the password once, and ends every sign-in, of staff too', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    await confirmAddress(app);
    const before = await authorization(app);
    const { db } = app.store;
    await db
      .updateTable('account')
      .set({ role: 'reviewer', totp_secret: 'sealed', totp_confirmed_at: '2026-01-05T08:05:00.000Z' })
      .execute();
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await openStaffSession(app.store, { accountId: id, device: null });
    expect((await ask(app, ` ${ada.email.toUpperCase()}`)).statusCode).toBe(202);
    await sendAfter(0);
    const [token = ''] = tokensIn(office, 'forgot-password');
    expect((await reset(app, token)).statusCode).toBe(204);
    expect((await me(app, before)).statusCode).toBe(401);
    expect(await db.selectFrom('staff_session').selectAll().execute()).toEqual([]);
    expect((await signInStaff(app, credentials)).statusCode).toBe(401);
    expect((await signInStaff(app, { ...credentials, password: PASSWORD })).statusCode).toBe(200);
    const again = await reset(app, token, 'a third long pass phrase');
    expect([again.statusCode, again.json().code]).toEqual([410, 'account-link-used']);
    // The second factor stays: a mailbox alone opens no staff area.
    expect(await db.selectFrom('account').select(['role', 'totp_secret', 'totp_confirmed_at']).execute()).toEqual([
      { role: 'reviewer', totp_secret: 'sealed', totp_confirmed_at: '2026-01-05T08:05:00.000Z' },
    ]);
  });

  test.each([
    ['en', 'Your password was changed', /If it was not you/],
    ['fr', 'Votre mot de passe a été modifié', /Si ce n’était pas vous/],
    ['ln', 'Mot de passe na yo ebongwani', /Soki ezali yo te/],
    ['sw', 'Nenosiri lako limebadilishwa', /Kama si wewe/],
  ])(
    '[AUTH-20, LANG-08] ASVS 6.3.7: is told by mail in the language of the account, to staff too: %s',
    async (lang, subject, text) => {
      const office = await mailing();
      const { app, smtp, sendAfter } = office;
      await post(app, `/api/register?lang=${lang}`, ada);
      await confirmAddress(app);
      await app.store.db.updateTable('account').set({ role: 'reviewer' }).execute();
      await ask(app, ada.email);
      await sendAfter(0);
      const [token = ''] = tokensIn(office, 'forgot-password');
      expect((await reset(app, token, 'qwerty123456')).statusCode).toBe(422);
      await sendAfter(0);
      expect(smtp.received.filter(({ headers }) => headers.subject === subject)).toEqual([]);
      expect((await reset(app, token)).statusCode).toBe(204);
      expect((await reset(app, token)).statusCode).toBe(410);
      await sendAfter(0);
      const [told, ...more] = smtp.received.filter(({ headers }) => headers.subject === subject);
      expect([told?.to, more]).toEqual([[ada.email], []]);
      expect(told?.headers['content-language']).toBe(lang);
      expect(told?.text).toMatch(text);
      expect(told?.text).toContain(`https://nzete.example/forgot-password?lang=${lang}\n`);
      expect(told?.text).not.toContain(PASSWORD);
      expect(told?.text).not.toContain(ada.username);
    },
  );

  test('[AUTH-06] of two uses of one link at once only one succeeds', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    await ask(app, ada.email);
    await sendAfter(0);
    const [token = ''] = tokensIn(office, 'forgot-password');
    const answers = await Promise.all([reset(app, token), reset(app, token, 'a third long pass phrase')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  });

  test('[AUTH-06] an easy password is refused as at the registration, and the link still works', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app, { ...ada, username: 'ngalula-mbo' });
    await ask(app, ada.email);
    await sendAfter(0);
    const [token = ''] = tokensIn(office, 'forgot-password');
    for (const easy of ['qwerty123456', 'ngalula-mbo', 'kw7-Qzp']) {
      const answer = await reset(app, token, easy);
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        [expect.objectContaining({ field: 'password' })],
      ]);
    }
    expect((await reset(app, token)).statusCode).toBe(204);
  });

  test('[AUTH-06] a link that is too old, wrong, or replaced by the use of another does not work', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    await ask(app, ada.email);
    await ask(app, ada.email);
    await sendAfter(0);
    const [first = '', second = ''] = tokensIn(office, 'forgot-password');
    const [confirmation = ''] = tokensIn(office, 'account');
    for (const wrong of [`${first}x`, 'x', confirmation]) expect((await reset(app, wrong)).statusCode).toBe(404);
    expect((await reset(app, second)).statusCode).toBe(204);
    expect((await reset(app, first)).statusCode).toBe(404);
    await ask(app, ada.email);
    await sendAfter(0);
    const { expires_at, created_at } = (await links(app)).find(({ purpose }) => purpose === 'reset-password') ?? {};
    expect(Date.parse(expires_at ?? '') - Date.parse(created_at ?? '')).toBe(3_600_000);
    await expireLinks(app);
    expect((await reset(app, tokensIn(office, 'forgot-password').at(-1) ?? '')).statusCode).toBe(404);
    expect((await signIn(app, { ...credentials, password: PASSWORD })).statusCode).toBe(200);
  });

  test('[AUTH-07] asking is answered alike and costs the same with and without an account', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await register(app);
    await sendAfter(0);
    const known = await ask(app, ada.email);
    const row = async () =>
      (await app.store.db.selectFrom('mail').selectAll().where('sent_at', 'is', null).execute())[0];
    const one = await row();
    await app.store.db.deleteFrom('mail').where('sent_at', 'is', null).execute();
    const unknown = await ask(app, 'bob@example.org');
    const other = await row();
    const told = ({ statusCode, body, headers }: typeof known) => [statusCode, body, Object.keys(headers).sort()];
    expect(told(unknown)).toEqual(told(known));
    expect(known.statusCode).toBe(202);
    // One row each, written alike: only the sender looks for the account, later.
    const random = { id: '', created_at: '', due_at: '' };
    expect({ ...other, ...random }).toEqual({ ...one, email: 'bob@example.org', ...random });
    await sendAfter(0);
    expect(smtp.received.filter(({ to }) => to[0] === 'bob@example.org')).toEqual([]);
    expect(await app.store.db.selectFrom('mail').selectAll().where('email', '=', 'bob@example.org').execute()).toEqual(
      [],
    );
  });

  test('[AUTH-07] an address gets at most five links a day, however often anyone asks', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await register(app);
    const statuses = [];
    for (let count = 1; count <= 7; count += 1) statuses.push((await ask(app, ada.email)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    await sendAfter(FAR_AWAY_MINUTES);
    expect(smtp.received.filter(({ headers }) => headers.subject === 'Choose a new password')).toHaveLength(5);
  });

  test('[AUTH-07] is limited by address, from any network', async () => {
    const { app } = await mailing({ rateLimits: { account: { max: 2, timeWindow: 60_000 } } });
    const statuses = [];
    for (const last of [1, 2, 3]) {
      statuses.push((await ask(app, 'bob@example.org', { remoteAddress: `192.0.2.${last}` })).statusCode);
    }
    expect(statuses).toEqual([202, 202, 429]);
    expect((await ask(app, 'ben@example.org', { remoteAddress: '192.0.2.1' })).statusCode).toBe(202);
  });

  test('[AUTH-06] proves the address: it is confirmed, and the one who registered with it is signed out', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    // A stranger registers with the address of Ada.
    await register(app, { ...ada, username: 'stranger', password: 'the pass phrase of a stranger' });
    const stranger = await signIn(app, { username: 'stranger', password: 'the pass phrase of a stranger' });
    await ask(app, ada.email);
    await sendAfter(0);
    expect((await reset(app, tokensIn(office, 'forgot-password')[0] ?? '')).statusCode).toBe(204);
    expect((await me(app, `Bearer ${stranger.json().access_token}`)).statusCode).toBe(401);
    const answer = await signIn(app, { username: ada.email, password: PASSWORD });
    expect((await me(app, `Bearer ${answer.json().access_token}`)).json()).toMatchObject({ email_confirmed: true });
  });

  test('[AUTH-06] lets an owner in whose account others had locked by guessing', async () => {
    const office = await mailing({ rateLimits: { ...everyLimit(GENEROUS), account: { max: 2, timeWindow: 60_000 } } });
    const { app, sendAfter } = office;
    await register(app);
    const wrong = { ...credentials, password: 'not the pass phrase' };
    for (const status of [401, 401, 429]) expect((await signIn(app, wrong)).statusCode).toBe(status);
    await ask(app, ada.email);
    await sendAfter(0);
    expect((await reset(app, tokensIn(office, 'forgot-password')[0] ?? '')).statusCode).toBe(204);
    expect((await signIn(app, { ...credentials, password: PASSWORD })).statusCode).toBe(200);
  });

  test('[AUTH-06] does not give an account to a stranger who registered with the same address', async () => {
    const office = await mailing();
    const { app, sendAfter } = office;
    await register(app);
    await confirmAddress(app);
    await register(app, { ...ada, username: 'stranger', password: 'the pass phrase of a stranger' });
    await ask(app, ada.email);
    await sendAfter(0);
    expect((await reset(app, tokensIn(office, 'forgot-password')[0] ?? '')).statusCode).toBe(204);
    expect((await signIn(app, { ...credentials, password: PASSWORD })).statusCode).toBe(200);
    expect((await signIn(app, { username: 'stranger', password: PASSWORD })).statusCode).toBe(401);
  });
});

describe('signing in with an address', () => {
  test('[AUTH-05] works once it is confirmed, in any case, and is refused alike before', async () => {
    const app = await startApp();
    await register(app);
    const byAddress = () => signIn(app, { username: 'ADA@example.org', password: ada.password });
    const refused = await byAddress();
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'password-wrong']);
    await confirmAddress(app);
    expect((await byAddress()).statusCode).toBe(200);
    expect((await signIn(app, { username: ada.email, password: PASSWORD })).json()).toEqual({
      ...refused.json(),
      request_id: expect.any(String),
    });
  });
});
