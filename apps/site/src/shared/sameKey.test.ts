import { expect, test, vi } from 'vitest';
import { underSameKey } from './sameKey.ts';

function setUp(stored = '') {
  const kept = { text: stored };
  const trigger = vi.fn(async (_args: { body: string; 'Idempotency-Key'?: string }) => ({}));
  const send = underSameKey({ read: () => kept.text, write: (text) => Object.assign(kept, { text }) })(trigger);
  const keys = () => trigger.mock.calls.map(([args]) => args['Idempotency-Key']);
  return { send, keys, stored: () => kept.text };
}

test('[KEEP-02] the same arguments go under the key of the attempt before, also by another page', async () => {
  const first = setUp();
  await first.send({ body: 'a', 'Idempotency-Key': 'one' });
  const next = setUp(first.stored());
  await next.send({ body: 'a', 'Idempotency-Key': 'two' });
  await next.send({ body: 'b', 'Idempotency-Key': 'three' });
  await next.send({ body: 'b', 'Idempotency-Key': 'four' });
  expect([first.keys(), next.keys()]).toEqual([['one'], ['one', 'three', 'three']]);
});

test('[STAFF-51] what was seen is sent as it was then, because the write whose answer was lost may have changed it', async () => {
  const kept = { text: '' };
  const trigger = vi.fn(async (_args: { body: string; seen: object; 'Idempotency-Key'?: string }) => ({}));
  const send = underSameKey({ read: () => kept.text, write: (text) => Object.assign(kept, { text }) })(trigger);
  const first = { body: 'a', seen: { status: 'being read' }, 'Idempotency-Key': 'one' };
  await send(first);
  await send({ body: 'a', seen: { status: 'more wanted' }, 'Idempotency-Key': 'two' });
  const other = { body: 'b', seen: { status: 'more wanted' }, 'Idempotency-Key': 'three' };
  await send(other);
  expect(trigger.mock.calls.map(([args]) => args)).toEqual([first, first, other]);
});

test('[KEEP-02] without a key, or with foreign data in the storage, it is sent as it is', async () => {
  const { send, keys } = setUp('{');
  await send({ body: 'a' });
  await send({ body: 'a', 'Idempotency-Key': 'one' });
  expect(keys()).toEqual([undefined, 'one']);
});
