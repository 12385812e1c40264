import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readError } from '../errors.ts';
import { createSendOnce, type Trigger } from './sendOnce.ts';

interface Message {
  message: string;
}
type Sent = Trigger<Message, { error?: unknown }>;

const trigger = vi.fn<Sent>();
const keys = () => trigger.mock.calls.map(([args]) => args['Idempotency-Key']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const failed = { error: { status: 'FETCH_ERROR' } };

beforeEach(() => void trigger.mockReset().mockResolvedValue({}));
afterEach(() => vi.unstubAllGlobals());

test('a failed write is retried with the same key, until it has succeeded', async () => {
  const send = createSendOnce<Message, { error?: unknown }>();
  trigger.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
  for (let attempt = 0; attempt < 4; attempt += 1) await send(trigger, { message: 'a' });
  const [first, second, third, fourth] = keys();
  expect(first).toMatch(uuid);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).toMatch(uuid);
  expect(fourth).not.toBe(first);
});

test('other arguments are another write, with a new key', async () => {
  const send = createSendOnce<Message, { error?: unknown }>();
  trigger.mockResolvedValue(failed);
  await send(trigger, { message: 'a' });
  await send(trigger, { message: 'b' });
  expect(new Set(keys()).size).toBe(2);
});

test('a late success of an earlier write keeps the key of the next one', async () => {
  const send = createSendOnce<Message, { error?: unknown }>();
  let answer = (_result: { error?: unknown }) => {};
  const answered = new Promise<{ error?: unknown }>((resolve) => {
    answer = resolve;
  });
  trigger.mockReturnValueOnce(answered).mockResolvedValueOnce(failed);
  const first = send(trigger, { message: 'a' });
  await send(trigger, { message: 'b' });
  answer({});
  await first;
  await send(trigger, { message: 'b' });
  expect(keys()[2]).toBe(keys()[1]);
});

test('[OFF-20] a write of an earlier visit keeps its key, unless its arguments have changed', async () => {
  const earlier = { args: { message: 'a' }, key: 'key-of-yesterday' };
  const send = createSendOnce<Message, { error?: unknown }>(earlier);
  trigger.mockResolvedValue(failed);
  await send(trigger, { message: 'a' });
  await send(trigger, { message: 'b' });
  expect(keys()[0]).toBe('key-of-yesterday');
  expect(keys()[1]).not.toBe('key-of-yesterday');
});

test.each([null, undefined, '', [], {}])(
  '[LIB-21] a success with %j in it is not the server’s: it counts as no answer, and the key stays',
  async (data) => {
    const send = createSendOnce<Message, { data?: unknown; error?: unknown }>();
    const answer = vi.fn<Trigger<Message, { data?: unknown; error?: unknown }>>();
    answer.mockResolvedValueOnce({ data }).mockResolvedValueOnce({ data: { reference: 'NZ-F-1' } });
    const { error } = await send(answer, { message: 'a' });
    expect(readError(error).status).toBeNull();
    expect(await send(answer, { message: 'a' })).toEqual({ data: { reference: 'NZ-F-1' } });
    const [first, second] = answer.mock.calls.map(([args]) => args['Idempotency-Key']);
    expect(second).toBe(first);
  },
);

test('returns the trigger’s result, and does not change the arguments', async () => {
  const send = createSendOnce<Message, { error?: unknown }>();
  const args = { message: 'a' };
  trigger.mockResolvedValueOnce(failed);
  expect(await send(trigger, args)).toBe(failed);
  expect(args).toEqual({ message: 'a' });
});

test('a page without TLS, which has no randomUUID, sends without a key', async () => {
  vi.stubGlobal('crypto', {});
  await createSendOnce<Message, { error?: unknown }>()(trigger, { message: 'a' });
  expect(trigger).toHaveBeenCalledWith({ message: 'a' });
});
