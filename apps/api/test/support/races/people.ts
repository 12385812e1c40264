import { randomUUID } from 'node:crypto';
import { accept, call, codeOf, headersOf, inviteTo, join, joined, signIn } from '../staff.ts';
import { signInStaff } from '../staff-inbox.ts';
import { type RaceRow, two } from './race-row.ts';

/** Roles, invitations, sessions and second factors. */
export const peopleRaces: readonly RaceRow[] = [
  [
    'changeRole',
    'to two roles',
    [204, 409],
    async (app) => {
      const [amani, baraka] = await two(app);
      const { id } = await signInStaff(app, 'reader', 'chipo');
      const change = (who: typeof amani, role: string) => () =>
        who.call('PATCH', `/people/${id}`, { role, expected_role: 'reader' });
      const role = app.store.db.selectFrom('account').select('role').where('id', '=', id);
      const final = async () => (await role.executeTakeFirst())?.role;
      return { calls: [change(amani, 'editor'), change(baraka, 'reviewer')], wanted: ['editor', 'reviewer'], final };
    },
  ],
  [
    'withdrawInvitation',
    'by two people',
    [204, 404],
    async (app) => {
      const people = await two(app);
      await inviteTo(app, 'reader');
      const list = async () => (await people[0].get('/people')).json().invitations;
      const [{ id }] = await list();
      const withdraw = (who: number) => () => (people[who] ?? people[0]).call('DELETE', `/people/invitations/${id}`);
      return { calls: [withdraw(0), withdraw(1)], wanted: [[], []], final: list };
    },
  ],
  [
    'endSession',
    'by two people',
    [204, 404],
    async (app) => {
      const people = await two(app);
      await signInStaff(app, 'reader', 'chipo');
      const of = async () =>
        (await people[0].get('/sessions')).json().filter(({ username }: { username: string }) => username === 'chipo');
      const [{ id }] = await of();
      const end = (who: number) => () => (people[who] ?? people[0]).call('DELETE', `/sessions/${id}`);
      return { calls: [end(0), end(1)], wanted: [[], []], final: of };
    },
  ],
  [
    'removeSecondFactor',
    'by two people',
    [204, 404],
    async (app) => {
      const people = await two(app);
      const { id } = await signInStaff(app, 'reader', 'chipo');
      await app.store.db.updateTable('account').set({ totp_secret: 'sealed' }).where('id', '=', id).execute();
      const path = `/people/${id}/second-factor?second_factor_at=${new Date().toISOString()}`;
      const remove = (who: number) => () => (people[who] ?? people[0]).call('DELETE', path);
      const secret = app.store.db.selectFrom('account').select('totp_secret').where('id', '=', id);
      const final = async () => (await secret.executeTakeFirst())?.totp_secret;
      return { calls: [remove(0), remove(1)], wanted: [null, null], final };
    },
  ],
  [
    'invite',
    'one address for two roles',
    [201, 409],
    async (app) => {
      const people = await two(app);
      const invite = (who: number, role: string) => () =>
        (people[who] ?? people[0]).call('POST', '/people/invitations', {
          email: 'dada@nzete.example',
          role,
          language: 'fr',
        });
      const final = async () =>
        (await people[0].get('/people')).json().invitations.map(({ role }: { role: string }) => role);
      return { calls: [invite(0, 'reader'), invite(1, 'editor')], wanted: [['reader'], ['editor']], final };
    },
  ],
  [
    'acceptInvitation',
    'under two names',
    [200, 410],
    async (app) => {
      const token = await inviteTo(app, 'reader');
      const names = app.store.db.selectFrom('account').select('username');
      const final = async () => (await names.execute()).map(({ username }) => username);
      const calls = [() => accept(app, token, 'one'), () => accept(app, token, 'two')] as const;
      return { calls, wanted: [['one'], ['two']], final };
    },
  ],
  [
    'confirmSecondFactor',
    'with one code',
    [200, 403],
    async (app) => {
      const { headers } = await join(app, 'reviewer');
      const { secret } = (await call(app, 'POST', '/second-factor/secret', { headers })).json();
      const confirm = () => call(app, 'PUT', '/second-factor', { headers, body: { code: codeOf(secret) } });
      const codes = app.store.db.selectFrom('recovery_code').select('code_hash');
      return { calls: [confirm, confirm], wanted: [10, 10], final: async () => (await codes.execute()).length };
    },
  ],
  [
    'giveSecondFactor',
    'with one recovery code, in two sessions',
    [200, 403],
    async (app) => {
      const { codes } = await joined(app, 'reviewer', 'amani');
      const begin = async () => headersOf(await signIn(app, { username: 'amani' }));
      const [first, second] = [await begin(), await begin()];
      const give = (headers: typeof first) => () =>
        call(app, 'POST', '/second-factor', { headers, body: { code: codes[0] } });
      const left = app.store.db.selectFrom('recovery_code').select('code_hash');
      return { calls: [give(first), give(second)], wanted: [9, 9], final: async () => (await left.execute()).length };
    },
  ],
  [
    'removePasskey',
    'twice',
    [204, 404],
    async (app) => {
      const [{ id, call: ask }] = await two(app);
      const key = { account_id: id, name: 'Phone', public_key: 'key', counter: 0, transports: '' };
      const ids = Array.from({ length: 3 }, () => randomUUID()).toSorted();
      const rows = ids.map((one) => ({ ...key, id: one, credential_id: one }));
      const created_at = new Date().toISOString();
      await app.store.db
        .insertInto('passkey')
        .values(rows.map((row) => ({ ...row, created_at, last_used_at: null })))
        .execute();
      const remove = () => ask('DELETE', `/second-factor/passkeys/${ids[0]}`);
      const left = app.store.db.selectFrom('passkey').select('id').orderBy('id');
      const final = async () => (await left.execute()).map((row) => row.id);
      return {
        calls: [remove, remove],
        wanted: [ids.slice(1), ids.slice(1)],
        final,
      };
    },
  ],
];
