import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rootReducer } from '../rootReducer.ts';
import { createContentKey, seal, unseal } from './cipher.ts';
import type { Content, KeptForm } from './keptForm.ts';
import { readOutbox } from './outbox.ts';
import { outboxDatabase } from './outboxDatabase.ts';
import { selectOutbox } from './outboxSlice.ts';
import { callOf, sendForm } from './sendForm.ts';
import { pauseAfter, sendWaiting } from './sendWaiting.ts';

const content: Content = {
  args: { feedbackInput: { message: 'The pump works again.' } },
  values: { message: 'The pump works again.', email: '' },
  summary: [{ name: 'message', label: 'Your message', value: 'The pump works again.' }],
};
const DAY_MS = 86_400_000;

const kept = (id: string, more: Partial<KeptForm> = {}): KeptForm => ({
  id,
  form: 'feedback',
  lang: 'fr',
  keptAt: Date.now(),
  state: 'waiting',
  attempts: 0,
  notBefore: 0,
  isTold: false,
  ...more,
});

const json = (body: unknown, status = 201, headers = {}) => Response.json(body, { status, headers });
const fetchMock = vi.fn<typeof fetch>();
/** The key and the body of each request. */
const requests = () =>
  fetchMock.mock.calls.map(([url, init]) => ({
    url: String(url),
    method: init?.method,
    key: new Headers(init?.headers).get('idempotency-key'),
    body: init?.body && JSON.parse(String(init.body)),
  }));

/** A lock like that of the browser: one holder at a time. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, run: () => Promise<T>): Promise<T> => {
      const next = last.then(run);
      last = next.catch(() => {});
      return next;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const states = async () => (await outboxDatabase.list()).map(({ id, state }) => [id, state]);

describe('[OFF-26] what a visitor wrote', () => {
  test('is encrypted with a key that no script can read', async () => {
    const key = await createContentKey();
    expect(key.extractable).toBe(false);
    const sealed = await seal(key, 'one', content);
    expect(new TextDecoder().decode(sealed.data)).not.toContain('pump');
    expect(await unseal(key, 'one', sealed)).toEqual(content);
  });

  test('cannot be decrypted for another form, nor with another key', async () => {
    const key = await createContentKey();
    const sealed = await seal(key, 'one', content);
    await expect(unseal(key, 'two', sealed)).rejects.toThrow();
    await expect(unseal(await createContentKey(), 'one', sealed)).rejects.toThrow();
  });

  test('[PRIV-47] is read again by the same device, and is gone once the form has arrived', async () => {
    await outboxDatabase.keep(kept('one'), content);
    expect(await outboxDatabase.contentOf('one')).toEqual(content);
    await outboxDatabase.change('one', () => ({ state: 'arrived' }));
    expect(await outboxDatabase.contentOf('one')).toBeUndefined();
    expect(await states()).toEqual([['one', 'arrived']]);
  });

  test('[OFF-28, PRIV-47] is forgotten after fourteen days, whatever became of it', async () => {
    await outboxDatabase.keep(kept('old', { keptAt: Date.now() - 14 * DAY_MS }), content);
    await outboxDatabase.keep(kept('young', { keptAt: Date.now() - 14 * DAY_MS + 60_000 }), content);
    expect(await states()).toEqual([['young', 'waiting']]);
    expect(await outboxDatabase.contentOf('old')).toBeUndefined();
  });
});

describe('the queue', () => {
  test('[OFF-22] is sent in the order in which it was kept, each under its own key', async () => {
    await outboxDatabase.keep(kept('second', { keptAt: Date.now() }), content);
    await outboxDatabase.keep(kept('first', { keptAt: Date.now() - 1000 }), content);
    fetchMock.mockImplementation(async () => json({ reference: 'NZ-F-2026-ABCDEF' }));
    expect(await sendWaiting()).toBeUndefined();
    expect(requests()).toMatchObject([
      { url: '/api/feedback', method: 'POST', key: 'first', body: { message: 'The pump works again.' } },
      { key: 'second' },
    ]);
    expect(await outboxDatabase.list()).toMatchObject([
      { id: 'first', state: 'arrived', reference: 'NZ-F-2026-ABCDEF' },
      { id: 'second', state: 'arrived' },
    ]);
  });

  test('[OFF-24] is sent once by two senders at the same time', async () => {
    await outboxDatabase.keep(kept('one'), content);
    fetchMock.mockImplementation(async () => json({ id: 'stored' }));
    await Promise.all([sendWaiting(), sendWaiting(), sendWaiting({ only: 'one' })]);
    expect(requests()).toHaveLength(1);
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a wireless network answers with its sign-in page', async () => new Response('<html>', { status: 200 })],
    ['the server fails', async () => json({ detail: 'down' }, 500)],
    ['there are too many requests', async () => json({ detail: 'later' }, 429)],
  ])('[OFF-22, OFF-25] stops when %s, so that nothing overtakes', async (_case, answer) => {
    await outboxDatabase.keep(kept('first', { keptAt: 1000 + Date.now() - DAY_MS }), content);
    await outboxDatabase.keep(kept('second'), content);
    fetchMock.mockImplementation(answer);
    expect(await sendWaiting()).toBeGreaterThan(Date.now());
    expect(requests().map(({ key }) => key)).toEqual(['first']);
    expect(await outboxDatabase.list()).toMatchObject([
      { id: 'first', state: 'waiting', attempts: 1 },
      { id: 'second', state: 'waiting', attempts: 0 },
    ]);
  });

  test('[OFF-25] waits as long as the server asks for, unless the visitor presses "Send now"', async () => {
    await outboxDatabase.keep(kept('one'), content);
    fetchMock.mockImplementationOnce(async () => json({ detail: 'later' }, 503, { 'retry-after': '600' }));
    const retryAt = (await sendWaiting()) ?? 0;
    expect(retryAt - Date.now()).toBeGreaterThan(590_000);
    await sendWaiting();
    expect(requests()).toHaveLength(1);
    fetchMock.mockImplementation(async () => json({ id: 'stored' }));
    await sendWaiting({ only: 'one' });
    expect(requests()).toHaveLength(2);
    expect(await states()).toEqual([['one', 'arrived']]);
  });

  test('[OFF-25] pauses twice as long after each failure, up to an hour', () => {
    expect([1, 2, 3, 7, 8, 40].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([30, 60, 120, 1920, 3600, 3600]);
    expect(pauseAfter(1, 90)).toBe(90_000);
  });

  test('[OFF-29] keeps the reasons of a refusal, and goes on with the next form', async () => {
    await outboxDatabase.keep(kept('first', { keptAt: Date.now() - 1000 }), content);
    await outboxDatabase.keep(kept('second'), content);
    const refusal = { detail: 'Vérifiez.', fields: [{ field: 'message', message: 'est trop long' }] };
    fetchMock
      .mockImplementationOnce(async () => json(refusal, 422))
      .mockImplementation(async () => json({ id: 'stored' }));
    await sendWaiting();
    expect(await outboxDatabase.list()).toMatchObject([
      { id: 'first', state: 'refused', refusal: { detail: 'Vérifiez.', fields: { message: 'est trop long' } } },
      { id: 'second', state: 'arrived' },
    ]);
    expect(await outboxDatabase.contentOf('first')).toEqual(content);
  });

  test.each(['opened', 'refused', 'arrived'] as const)('does not send a form by itself that is %s', async (state) => {
    await outboxDatabase.keep(kept('one', { state }), content);
    await sendWaiting();
    expect(requests()).toEqual([]);
  });

  test('does not send what was removed while another form was sent', async () => {
    await outboxDatabase.keep(kept('first', { keptAt: Date.now() - 1000 }), content);
    await outboxDatabase.keep(kept('second'), content);
    fetchMock.mockImplementation(async () => {
      await outboxDatabase.remove('second');
      return json({ id: 'stored' });
    });
    await sendWaiting();
    expect(requests().map(({ key }) => key)).toEqual(['first']);
  });
});

describe('[OFF-20] the request of a kept form is that of its page', () => {
  test.each([
    ['volunteer', 'volunteerApplicationInput', '/volunteer-applications'],
    ['partnership', 'partnershipApplicationInput', '/partnership-application'],
    ['partnership-short', 'partnershipApplicationInput', '/partnership-application'],
    ['course-interest', 'courseInterestInput', '/course_interests/'],
    ['newsletter', 'newsletterSubscriptionInput', '/newsletter/subscribe'],
    ['update', 'partnershipUpdateInput', '/partnership-updates'],
  ] as const)('%s', (form, name, path) => {
    const body = { email: 'ada@example.org' };
    expect(callOf(form, { [name]: body })).toEqual({ method: 'POST', path, body });
  });

  test.each(['{}', '[]', 'null', ''])('a success that says %j is a proxy’s: the form waits', async (text) => {
    fetchMock.mockImplementation(async () => new Response(text, { status: 201 }));
    const args = { newsletterSubscriptionInput: { email: 'ada@example.org' } };
    expect(await sendForm(kept('one', { form: 'newsletter' }), { ...content, args })).toEqual({ kind: 'unreachable' });
  });

  test('an address that is on the list already has arrived there', async () => {
    fetchMock.mockImplementation(async () =>
      json({ code: 'already-subscribed', detail: 'Email already subscribed' }, 400),
    );
    const args = { newsletterSubscriptionInput: { email: 'ada@example.org' } };
    expect(await sendForm(kept('one', { form: 'newsletter' }), { ...content, args })).toEqual({ kind: 'arrived' });
  });

  test('course interests replace the record of the address, if there is one', async () => {
    const courseInterestInput = { email: 'ada@example.org', interests: ['Coding'] };
    fetchMock
      .mockImplementationOnce(async () => json({ detail: 'taken' }, 409))
      .mockImplementationOnce(async () => json({ id: 'ci 1' }, 200))
      .mockImplementationOnce(async () => json({ id: 'ci 1' }, 200));
    const form = kept('one', { form: 'course-interest' });
    expect(await sendForm(form, { ...content, args: { courseInterestInput } })).toEqual({ kind: 'arrived' });
    expect(requests()).toMatchObject([
      { method: 'POST', url: '/api/course_interests/' },
      { method: 'GET', url: '/api/course_interests/by_email/ada%40example.org' },
      { method: 'PUT', url: '/api/course_interests/ci%201', body: courseInterestInput },
    ]);
  });
});

test('[OFF-22] a read that fails does not make the page forget what waits', async () => {
  const store = configureStore({ reducer: rootReducer });
  await outboxDatabase.keep(kept('one'), content);
  await store.dispatch(readOutbox());
  vi.stubGlobal('indexedDB', undefined);
  await store.dispatch(readOutbox());
  expect(selectOutbox(store.getState())).toMatchObject({ forms: [{ id: 'one' }], isUnreadable: true });
});
