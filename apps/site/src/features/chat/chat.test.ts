import { configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chatSlice, earlierShown, selectConversation, selectModel } from './chatSlice.ts';
import { ask, enter, retry, stop } from './conversation.ts';

const answer = {
  chat_id: '1',
  response: 'It is dry.',
  sources: [{ title: 'Data', href: '/data' }],
  model: 'embedded',
  language: 'en',
};
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** An answer of the server that the test writes piece by piece. */
function stubFetch() {
  const written = new TransformStream<Uint8Array, Uint8Array>();
  const writer = written.writable.getWriter();
  const fetch = vi.fn(async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
    return new Response(written.readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  vi.stubGlobal('fetch', fetch);
  const encoder = new TextEncoder();
  return {
    fetch,
    write: (name: string, data: object) => writer.write(encoder.encode(event(name, data))),
    breakOff: () => writer.abort(new TypeError('gone')),
    close: () => writer.close(),
  };
}

function createStore() {
  const store = configureStore({ reducer: { chat: chatSlice.reducer } });
  store.dispatch(enter('en'));
  const english = () => selectConversation(store.getState(), 'en');
  return {
    ...store,
    english,
    said: () => english().messages.map(({ role, kind, content }) => `${role} ${kind} ${content}`.trim()),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[CHAT-02] begins with one welcome, and again in each language; what was said comes back when it is asked for', async () => {
  const { write, close } = stubFetch();
  const { dispatch, english, said, getState } = createStore();
  expect(said()).toEqual(['assistant welcome']);
  const asking = dispatch(ask('en', 'Rain?'));
  await write('done', answer);
  await close();
  await asking;
  dispatch(enter('fr'));
  expect(selectConversation(getState(), 'fr').messages.map(({ kind }) => kind)).toEqual(['welcome']);
  dispatch(enter('en'));
  expect(said()).toEqual(['assistant welcome']);
  expect(english().earlier).toHaveLength(3);
  dispatch(earlierShown('en'));
  expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant text It is dry.', 'assistant welcome']);
  expect(english().earlier).toEqual([]);
});

describe('[CHAT-03] a question', () => {
  test('is sent as the server wants it, and its answer grows until it is whole', async () => {
    const { fetch, write, close } = stubFetch();
    const { dispatch, english, said, getState } = createStore();
    const asking = dispatch(ask('en', 'Rain?'));
    expect(english().isWaiting).toBe(true);
    await write('token', { text: 'It is ' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('assistant text It is'));
    expect(english().messages.at(-1)?.state).toBe('writing');
    await write('token', { text: 'dry' });
    await write('done', answer);
    await close();
    await asking;
    expect(english().isWaiting).toBe(false);
    expect(english().messages.at(-1)).toMatchObject({ state: 'whole', content: 'It is dry.', sources: answer.sources });
    expect(selectModel(getState())).toBe('embedded');
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/chat');
    expect(JSON.parse(String(init?.body))).toEqual({
      user_id: 'web_user',
      session_id: 'default_session',
      message: 'Rain?',
      lang: 'en',
    });
  });

  test('[CHAT-02] that breaks off gets the welcome for a reply, keeps what came, and can be asked again', async () => {
    const first = stubFetch();
    const { dispatch, english, said } = createStore();
    const asking = dispatch(ask('en', 'Rain?'));
    await first.write('token', { text: 'It is' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('assistant text It is'));
    await first.breakOff();
    await asking;
    expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant text It is', 'assistant welcome']);
    expect(english()).toMatchObject({ isWaiting: false, unanswered: 'Rain?', failure: {} });
    const second = stubFetch();
    const again = dispatch(retry('en'));
    await second.write('done', answer);
    await second.close();
    await again;
    expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant text It is dry.']);
    expect(english()).toMatchObject({ unanswered: undefined, failure: undefined });
  });

  test('that the server refuses says why and how long to wait', async () => {
    const refused = Response.json({ detail: 'Too many questions.' }, { status: 429, headers: { 'retry-after': '7' } });
    vi.stubGlobal('fetch', async () => refused);
    const { dispatch, english, said } = createStore();
    await dispatch(ask('en', 'Rain?'));
    expect(english().failure).toEqual({ detail: 'Too many questions.', retryAfter: 7 });
    expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant welcome']);
  });

  test('can be stopped: what came stays, no welcome follows', async () => {
    const { write } = stubFetch();
    const { dispatch, english, said } = createStore();
    const asking = dispatch(ask('en', 'Rain?'));
    await write('token', { text: 'It is' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('assistant text It is'));
    dispatch(stop('en'));
    await asking;
    expect(english().messages.at(-1)).toMatchObject({ content: 'It is', state: 'stopped' });
    expect(english()).toMatchObject({ isWaiting: false, unanswered: 'Rain?', failure: undefined });
  });

  test('is stopped by a change of language', async () => {
    stubFetch();
    const { dispatch, english, said } = createStore();
    const asking = dispatch(ask('en', 'Rain?'));
    dispatch(enter('fr'));
    await asking;
    expect(english().isWaiting).toBe(false);
    expect(said()).toEqual(['assistant welcome', 'user text Rain?']);
  });
});
