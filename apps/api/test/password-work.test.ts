import { argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { ada, register, signIn } from './support/accounts.ts';
import { startApp } from './support/app.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  return { ...original, argon2: vi.fn(original.argon2) };
});

test('[AUTH-02, API-02] a wrong password and an unknown username cost the same: one hash, of the same size', async () => {
  const app = await startApp();
  expect((await register(app)).statusCode).toBe(201);
  const hashes = vi.mocked(argon2);
  const costs = [];
  for (const username of [ada.username, 'nobody']) {
    hashes.mockClear();
    expect((await signIn(app, { username, password: 'not the pass phrase' })).statusCode).toBe(401);
    expect(hashes).toHaveBeenCalledTimes(1);
    const [algorithm, { memory, passes, parallelism, tagLength, nonce }] = hashes.mock.calls[0] ?? expect.fail();
    costs.push({ algorithm, memory, passes, parallelism, tagLength, nonce: Buffer.from(nonce as Uint8Array).length });
  }
  expect(costs[1]).toEqual(costs[0]);
});
