import { describe, expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryPlace } from './support/place.ts';
import { accept, call, headersOf, inviteTo, join, joined, setUp, signIn, trail } from './support/staff.ts';

async function withPeople() {
  const app = await startApp();
  const administrator = await joined(app, 'administrator', 'amani');
  const reader = await joined(app, 'reader', 'bahati');
  const { people } = (await call(app, 'GET', '/people', administrator)).json();
  const idOf = (name: string) => people.find(({ username }: { username: string }) => username === name)?.id;
  const roleOf = async (name: string) => {
    const account = app.store.db.selectFrom('account').select('role').where('username', '=', name);
    return (await account.executeTakeFirst())?.role ?? 'reader';
  };
  const patch = async (name: string, role: string | null) => {
    const body = { role, expected_role: await roleOf(name) };
    return call(app, 'PATCH', `/people/${idOf(name)}`, { ...administrator, body });
  };
  return { app, administrator, reader, people, idOf, patch };
}

describe('people', () => {
  test('[STAFF-06] an administrator sees them, with their role, second factor and last sign-in', async () => {
    const { app, administrator } = await withPeople();
    await signIn(app, { username: 'bahati' });
    const { people } = (await call(app, 'GET', '/people', administrator)).json();
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const person = { id: expect.any(String), created_at: time };
    expect(people).toEqual([
      {
        ...person,
        ...{ username: 'amani', email: 'amani@nzete.example', role: 'administrator' },
        // The invitation signed her in.
        ...{ has_second_factor: true, second_factor_at: time, last_sign_in_at: time },
      },
      {
        ...person,
        ...{ username: 'bahati', email: 'bahati@nzete.example', role: 'reader' },
        ...{ has_second_factor: false, second_factor_at: null, last_sign_in_at: time },
      },
    ]);
    expect(await trail(app)).toContain('amani opened people');
  });

  test('[STAFF-06] ASVS 8.2.3: to assign something everyone sees names and roles, but no addresses', async () => {
    const { app, reader } = await withPeople();
    const colleagues = (await call(app, 'GET', '/colleagues', reader)).json();
    expect(colleagues.map((one: object) => Object.keys(one))).toEqual([
      ['id', 'username', 'role'],
      ['id', 'username', 'role'],
    ]);
  });

  test('[STAFF-06] ASVS 8.3.2: a new role holds at once, and ends the sessions of its owner', async () => {
    const { app, reader, patch } = await withPeople();
    expect((await patch('bahati', 'reviewer')).statusCode).toBe(204);
    expect((await call(app, 'GET', '/colleagues', reader)).statusCode).toBe(401);
    expect((await signIn(app, { username: 'bahati' })).json()).toMatchObject({
      role: 'reviewer',
      second_factor: 'to-set-up',
    });
    expect(await trail(app)).toContain('amani role-changed @bahati reader → reviewer');
  });

  test('[STAFF-06] ASVS 7.4.2: without a role nobody signs in any more', async () => {
    const { app, reader, patch } = await withPeople();
    expect((await patch('bahati', null)).statusCode).toBe(204);
    expect((await call(app, 'GET', '/session', reader)).statusCode).toBe(401);
    expect((await signIn(app, { username: 'bahati' })).statusCode).toBe(401);
    expect((await patch('bahati', 'reader')).statusCode).toBe(404);
  });

  test('[STAFF-06] there is always an administrator, also when two leave at once', async () => {
    const { app, administrator, patch, idOf } = await withPeople();
    expect((await patch('amani', 'reader')).statusCode).toBe(409);
    expect((await call(app, 'GET', '/people', administrator)).statusCode).toBe(200);
    const other = await joined(app, 'administrator', 'other');
    const answers = await Promise.all([
      call(app, 'PATCH', `/people/${idOf('amani')}`, {
        ...{ headers: other.headers, body: { role: null, expected_role: 'administrator' } },
      }),
      call(app, 'GET', '/people', administrator).then(({ json }) => {
        const id = json().people.find(({ username }: { username: string }) => username === 'other').id;
        return call(app, 'PATCH', `/people/${id}`, {
          ...{ ...administrator, body: { role: null, expected_role: 'administrator' } },
        });
      }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const left = app.store.db.selectFrom('account').select('id').where('role', '=', 'administrator').execute();
    expect(await left).toHaveLength(1);
  });

  test('[STAFF-03] after a lost phone an administrator removes the second factor, and a new one is set up', async () => {
    const { app, administrator } = await withPeople();
    const lost = await joined(app, 'reviewer', 'other');
    const { people } = (await call(app, 'GET', '/people', administrator)).json();
    const { id, second_factor_at } = people.find(({ username }: { username: string }) => username === 'other');
    const path = `/people/${id}/second-factor?second_factor_at=${second_factor_at}`;
    const answers = [await call(app, 'DELETE', path, administrator), await call(app, 'DELETE', path, administrator)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 404]);
    expect((await call(app, 'GET', '/session', lost)).statusCode).toBe(401);
    const again = await signIn(app, { username: 'other' });
    expect(again.json().second_factor).toBe('to-set-up');
    expect(await app.store.db.selectFrom('recovery_code').select('account_id').distinct().execute()).toHaveLength(1);
    expect(await trail(app)).toContain('amani second-factor-removed @other');
    // Another administrator, who has not seen that.
    await setUp(app, headersOf(again));
    const late = await call(app, 'DELETE', path, administrator);
    expect([late.statusCode, late.json().code]).toEqual([409, 'second-factor-changed-since']);
  });
});

describe('sessions', () => {
  test('[STAFF-07] ASVS 7.5.2: everyone sees one’s own with its device, and an administrator all', async () => {
    const { app, administrator, reader } = await withPeople();
    const browser = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    await signIn(app, { username: 'bahati' }, { 'user-agent': browser });
    const own = (await call(app, 'GET', '/sessions', reader)).json();
    expect(
      own.map(({ username, device, is_current }: Record<string, unknown>) => [username, device, is_current]),
    ).toEqual([
      ['bahati', 'Firefox, Android', false],
      ['bahati', null, true],
    ]);
    const all = (await call(app, 'GET', '/sessions', administrator)).json();
    expect(all.map(({ username }: { username: string }) => username).sort()).toEqual(['amani', 'bahati', 'bahati']);
  });

  test('[STAFF-07] ASVS 7.4.5, 8.2.2: nobody but an administrator ends the session of someone else', async () => {
    const { app, administrator, reader } = await withPeople();
    const [own] = (await call(app, 'GET', '/sessions', reader)).json();
    const all = (await call(app, 'GET', '/sessions', administrator)).json();
    const other = all.find(({ username }: { username: string }) => username === 'amani');
    expect((await call(app, 'DELETE', `/sessions/${other.id}`, reader)).statusCode).toBe(404);
    expect((await call(app, 'GET', '/people', administrator)).statusCode).toBe(200);
    expect((await call(app, 'DELETE', `/sessions/${own.id}`, administrator)).statusCode).toBe(204);
    expect((await call(app, 'GET', '/session', reader)).statusCode).toBe(401);
    expect(await trail(app)).toContain('amani session-ended @bahati');
  });

  test('[STAFF-07] a password that is reset by its owner ends them', async () => {
    const { app, reader } = await withPeople();
    const { createLink } = await import('../src/accounts/links.ts');
    const account = await app.store.db
      .selectFrom('account')
      .select(['id', 'email'])
      .where('username', '=', 'bahati')
      .executeTakeFirstOrThrow();
    const link = { purpose: 'reset-password', accountId: account.id, email: account.email } as const;
    const token = await createLink(app.store.db, link);
    const payload = { token, password: 'nine loud weavers at noon' };
    const answer = await app.inject({ method: 'POST', url: '/api/password-reset/confirm', payload });
    expect(answer.statusCode).toBe(204);
    expect((await call(app, 'GET', '/session', reader)).statusCode).toBe(401);
  });
});

describe('the audit trail', () => {
  test('[STAFF-08] comes in pages, newest first, by subject and by who', async () => {
    const { app, administrator } = await withPeople();
    for (let count = 0; count < 4; count += 1) await signIn(app, { username: 'bahati' });
    const page = async (query: string) => (await call(app, 'GET', `/audit?${query}`, administrator)).json();
    const first = await page('who=bahati&limit=3');
    const second = await page(`who=bahati&limit=3&before=${first.next_before}`);
    const actions = [...first.entries, ...second.entries].map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['signed-in', 'signed-in', 'signed-in', 'signed-in', 'invitation-accepted']);
    expect(second.next_before).toBeNull();
    const { entries } = await page('subject=amani%40nzete.example');
    expect(entries).toEqual([
      {
        at: expect.any(String),
        who: 'root',
        action: 'invited',
        subject: 'amani@nzete.example',
        reason: 'administrator',
      },
    ]);
    for (const query of ['limit=0', 'limit=201', 'before=x', 'else=1']) {
      expect((await call(app, 'GET', `/audit?${query}`, administrator)).statusCode, query).toBe(422);
    }
    expect(await trail(app)).toContain('amani opened audit');
  });
});

describe('personal data', () => {
  test('[PRIV-07, STAFF-09] an erased account takes its sessions, links and codes with it', async () => {
    const { app, patch } = await withPeople();
    const { headers } = await join(app, 'reader', 'other');
    const { store, keyring } = app;
    await call(app, 'POST', '/second-factor/secret', { headers });
    const held = (await exportPerson({ store, keyring }, 'bahati@nzete.example')).held;
    expect(Object.keys(held).sort()).toEqual(['account', 'staff_action', 'staff_session']);
    expect(JSON.stringify(held)).not.toMatch(/argon2|token_hash|totp_secret/);
    await patch('bahati', null);
    await erasePerson({ store, keyring }, 'bahati@nzete.example', { includingKyc: false, dryRun: false });
    expect(await trail(app)).not.toContainEqual(expect.stringMatching(/ bahati/));
    await inviteTo(app, 'reader', 'guest@nzete.example');
    await erasePerson({ store, keyring }, 'guest@nzete.example', { includingKyc: false, dryRun: false });
    for (const table of ['account', 'account_link', 'staff_session', 'recovery_code', 'staff_action'] as const) {
      const rows = JSON.stringify(await store.db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/bahati|guest/);
    }
  });
});

describe('npm run staff', () => {
  test('[STAFF-05, STAFF-07] invites the first, lists all, and ends sessions', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const staff = (...args: string[]) => runCommand('staff', place, args, { PUBLIC_URL: 'https://nzete.example' });
    const made = await staff('invite', 'amani@nzete.example', '--as', 'Grace');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/^https:\/\/nzete\.example\/staff\/invitation\?lang=en#[\w-]{43}\n$/);
    expect((await staff('list')).stdout).toMatch(/^\(invited\)\tamani@nzete\.example\tadministrator\t\tuntil .*Z\n$/);
    const answer = await accept(app, made.stdout.trim().split('#')[1] ?? '', 'amani');
    expect(answer.json().role).toBe('administrator');
    expect((await staff('list')).stdout).toMatch(/^amani\tamani@nzete\.example\tadministrator\t\t\d{4}-.*Z\n$/);
    expect((await staff('end-sessions', 'AMANI', '--as', 'Grace')).stdout).toBe('1 ended.\n');
    expect((await call(app, 'GET', '/session', { headers: headersOf(answer) })).statusCode).toBe(401);
    expect(await trail(app)).toEqual([
      'Grace invited amani@nzete.example administrator',
      'amani invitation-accepted @amani administrator',
      'Grace session-ended @amani',
    ]);
  });

  test.each([
    [['invite']],
    [['invite', 'amani']],
    [['invite', 'amani@nzete.example', '--role', 'king']],
    [['invite', 'amani@nzete.example', '--language', 'de']],
    [['end-sessions']],
    [['list', 'more']],
    [[]],
  ])('[STAFF-05] prints its usage after %j', async (args) => {
    const place = await temporaryPlace();
    const { code, stderr } = await runCommand('staff', place, args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: npm run staff -- <command>')]);
  });
});
