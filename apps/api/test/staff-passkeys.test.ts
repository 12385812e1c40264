import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { add, creation, joinWithPasskey, prove, send, sign, start } from './support/passkeys.ts';
import { call, codeOf, headersOf, join, joined, setUp, signIn, tokenOf, trail } from './support/staff.ts';

afterEach(() => void vi.useRealTimers());

/** Only the clock: timers go on. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

const passkeysOf = async (app: Awaited<ReturnType<typeof start>>, headers: Record<string, string>) =>
  (await call(app, 'GET', '/second-factor/passkeys', { headers })).json();

describe('adding a passkey', () => {
  test('[AUTH-30] who must set up a second factor may choose it, and gets ten recovery codes', async () => {
    const app = await start();
    const { headers } = await join(app, 'administrator', 'amani');
    const { answer, authenticator } = await add(app, headers);
    expect([answer.statusCode, answer.json().passkey.name]).toEqual([201, 'My phone']);
    const codes: string[] = answer.json().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    const session = { ...headers, cookie: `nzete-staff=${tokenOf(answer)}` };
    expect((await call(app, 'GET', '/people', { headers: session })).json().people[0].has_second_factor).toBe(true);
    expect((await call(app, 'GET', '/people', { headers })).statusCode).toBe(401);
    const wanted = await signIn(app, { username: 'amani' });
    expect(wanted.json()).toMatchObject({ second_factor: 'wanted', second_factors: ['passkey'] });
    const given = await call(app, 'POST', '/second-factor', { headers: headersOf(wanted), body: { code: codes[0] } });
    expect(given.json().second_factor).toBe('given');
    expect(await trail(app)).toContain('amani passkey-added @amani My phone');
    const row = await app.store.db.selectFrom('passkey').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ credential_id: authenticator.id, transports: 'internal', last_used_at: null });
  });

  test('[AUTH-30] beside an app: both work, the recovery codes stay, and the list has it', async () => {
    const app = await start();
    const { headers, secret } = await joined(app, 'administrator', 'amani');
    const { answer } = await add(app, headers, ' The key in my drawer ');
    expect(answer.json().recovery_codes).toEqual([]);
    const [passkey] = await passkeysOf(app, headers);
    expect(passkey).toMatchObject({ name: 'The key in my drawer', last_used_at: null });
    later(10);
    const wanted = await signIn(app, { username: 'amani' });
    expect(wanted.json().second_factors).toEqual(['code', 'passkey']);
    const body = { code: codeOf(secret) };
    expect((await call(app, 'POST', '/second-factor', { headers: headersOf(wanted), body })).statusCode).toBe(200);
  });

  test('[AUTH-30] a reader may do it, goes on working, and is then asked for it', async () => {
    const app = await start();
    const { headers } = await join(app, 'reader', 'grace');
    const { answer } = await add(app, headers);
    const session = { ...headers, cookie: `nzete-staff=${tokenOf(answer)}` };
    expect((await call(app, 'GET', '/colleagues', { headers: session })).statusCode).toBe(200);
    expect((await signIn(app, { username: 'grace' })).json().second_factor).toBe('wanted');
  });

  test('[AUTH-32] the options ask for this site, this person and a verified user', async () => {
    const app = await start();
    const { headers, authenticator } = await joinWithPasskey(app);
    const { json } = await call(app, 'POST', '/second-factor/passkeys/options', { headers });
    expect(json()).toMatchObject({
      rp: { id: 'nzete.example' },
      user: { name: 'amani' },
      timeout: 300_000,
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: { userVerification: 'required' },
    });
  });

  test.each([
    ['of another site', { origin: 'https://nzete.example.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of another challenge', { challenge: 'Zm9yZXN0LWdhcmRlbg' }],
    ['without a verified user', { isVerified: false }],
  ])('[AUTH-32] %s none is added', async (_, change) => {
    const app = await start();
    const { headers } = await join(app, 'administrator', 'amani');
    expect((await add(app, headers, 'My phone', change)).answer.statusCode).toBe(403);
    expect((await signIn(app, { username: 'amani' })).json().second_factor).toBe('to-set-up');
  });

  test('[AUTH-32] a challenge lasts five minutes, works once, and only in its session', async () => {
    const app = await start();
    const { headers } = await joinWithPasskey(app);
    const other = createAuthenticator();
    const second = await joinWithPasskey(app, 'other');
    const credential = other.create(await creation(app, second.headers));
    expect((await send(app, headers, credential)).statusCode).toBe(403);
    expect((await send(app, second.headers, credential)).statusCode).toBe(201);
    expect((await send(app, second.headers, credential)).statusCode).toBe(403);
    const late = createAuthenticator().create(await creation(app, headers));
    later(5);
    expect((await send(app, headers, late)).statusCode).toBe(403);
  });

  test('[AUTH-30] no passkey belongs to two people, and nobody has more than ten', async () => {
    const app = await start();
    const { headers } = await joinWithPasskey(app);
    const { headers: others, authenticator } = await joinWithPasskey(app, 'other');
    expect((await send(app, headers, authenticator.create(await creation(app, headers)))).statusCode).toBe(409);
    for (let count = 2; count <= 10; count += 1) expect((await add(app, others)).answer.statusCode).toBe(201);
    expect((await add(app, others)).answer.statusCode).toBe(409);
  });

  test('[AUTH-33] ASVS 6.4.4: with a password alone nobody adds one to a second factor, nor an app to a passkey', async () => {
    const app = await start();
    const { again } = await joinWithPasskey(app);
    const half = await again();
    for (const path of ['/second-factor/passkeys/options', '/second-factor/secret'])
      expect((await call(app, 'POST', path, { headers: half })).statusCode, path).toBe(409);
    const put = await call(app, 'PUT', '/second-factor', { headers: half, body: { code: '123456' } });
    expect(put.statusCode).toBe(409);
  });

  test('[AUTH-33] ASVS 6.4.4: of two sessions at once only one sets up the first', async () => {
    const app = await start();
    const { headers } = await join(app, 'administrator', 'amani');
    const other = headersOf(await signIn(app, { username: 'amani' }));
    const begun = createAuthenticator().create(await creation(app, other));
    const { secret } = (await call(app, 'POST', '/second-factor/secret', { headers: other })).json();
    expect((await add(app, headers)).answer.statusCode).toBe(201);
    expect((await send(app, other, begun)).statusCode).toBe(409);
    const put = await call(app, 'PUT', '/second-factor', { headers: other, body: { code: codeOf(secret) } });
    expect(put.statusCode).toBe(409);
  });
});

test('[AUTH-30, STAFF-09] an export names the passkeys of a person without their keys, and an erasure takes them', async () => {
  const app = await start();
  const { authenticator } = await joinWithPasskey(app);
  const { store, keyring } = app;
  const { passkey: exported } = (await exportPerson({ store, keyring }, 'amani@nzete.example')).held;
  expect(exported).toEqual([{ name: 'My phone', created_at: expect.any(String), last_used_at: null }]);
  expect(JSON.stringify(exported)).not.toContain(authenticator.id);
  await erasePerson({ store, keyring }, 'amani@nzete.example', { includingKyc: false, dryRun: false });
  expect(await store.db.selectFrom('passkey').selectAll().execute()).toEqual([]);
});

describe('removing a passkey', () => {
  const remove = (app: Awaited<ReturnType<typeof start>>, headers: Record<string, string>, id: string) =>
    call(app, 'DELETE', `/second-factor/passkeys/${id}`, { headers });

  test('[AUTH-30] its owner does it, and it opens nothing any more', async () => {
    const app = await start();
    const { headers } = await join(app, 'administrator', 'amani');
    const { headers: session } = await setUp(app, headers);
    const { authenticator, answer } = await add(app, session);
    const { id } = answer.json().passkey;
    later(10);
    const half = headersOf(await signIn(app, { username: 'amani' }));
    const proof = await sign(app, half, authenticator);
    expect((await remove(app, session, id)).statusCode).toBe(204);
    expect((await remove(app, session, id)).statusCode).toBe(404);
    expect((await prove(app, half, proof)).statusCode).toBe(403);
    expect(await passkeysOf(app, session)).toEqual([]);
    expect(await trail(app)).toContain('amani passkey-removed @amani My phone');
  });

  test('[AUTH-33] nobody removes that of someone else, nor the only second factor', async () => {
    const app = await start();
    const { headers, answer } = await joinWithPasskey(app);
    const other = await joinWithPasskey(app, 'other');
    const { id } = answer.json().passkey;
    expect((await remove(app, other.headers, id)).statusCode).toBe(404);
    expect((await remove(app, headers, randomUUID())).statusCode).toBe(404);
    expect((await remove(app, headers, id)).statusCode).toBe(409);
    expect((await add(app, headers)).answer.statusCode).toBe(201);
    expect((await remove(app, headers, id)).statusCode).toBe(204);
    expect(await passkeysOf(app, headers)).toHaveLength(1);
  });

  test('[AUTH-33] an administrator who removes the second factor removes passkeys too', async () => {
    const app = await start();
    const { headers } = await joinWithPasskey(app);
    const other = await joinWithPasskey(app, 'other');
    const { people } = (await call(app, 'GET', '/people', { headers })).json();
    const { id, second_factor_at } = people.find(({ username }: { username: string }) => username === 'other');
    const path = `/people/${id}/second-factor?second_factor_at=${second_factor_at}`;
    expect((await call(app, 'DELETE', path, { headers })).statusCode).toBe(204);
    expect((await call(app, 'GET', '/session', { headers: other.headers })).statusCode).toBe(401);
    const again = await signIn(app, { username: 'other' });
    expect(again.json()).toMatchObject({ second_factor: 'to-set-up', second_factors: [] });
    expect(await app.store.db.selectFrom('passkey').selectAll().execute()).toHaveLength(1);
    // Another administrator, who has not seen that.
    await add(app, headersOf(again));
    const late = await call(app, 'DELETE', path, { headers });
    expect([late.statusCode, late.json().code]).toEqual([409, 'second-factor-changed-since']);
    expect(await app.store.db.selectFrom('passkey').selectAll().execute()).toHaveLength(2);
  });
});
