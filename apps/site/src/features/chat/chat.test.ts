import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSiteStore } from '../../app/store.ts';
import {
  answerStopped,
  conversationShown,
  earlierMessagesShown,
  questionAsked,
  selectConversation,
  selectModel,
} from './chatSlice.ts';
import { retryQuestion } from './retryQuestion.ts';
import './chatListener.ts';

const answer = {
  chat_id: '1',
  sources: [{ title: 'Data', href: '/data' }],
  model: 'embedded',
  language: 'en',
};
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A response of the server that the test writes in chunks. */
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
    isAborted: () => fetch.mock.calls[0]?.[1].signal?.aborted,
  };
}

function createStore() {
  const store = createSiteStore();
  store.dispatch(conversationShown('en'));
  const english = () => selectConversation(store.getState(), 'en');
  return {
    ...store,
    english,
    isSettled: () => vi.waitFor(() => expect(english().isWaiting).toBe(false)),
    said: () => english().messages.map(({ role, kind, content }) => `${role} ${kind} ${content}`.trim()),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[CHAT-02] begins with one welcome, and again in each language; what was said comes back when it is asked for', async () => {
  const { write, close } = stubFetch();
  const { dispatch, english, isSettled, said, getState } = createStore();
  expect(said()).toEqual(['assistant welcome']);
  dispatch(questionAsked('en', 'Rain?'));
  await write('token', { text: 'It is dry.' });
  await write('done', answer);
  await close();
  await isSettled();
  dispatch(conversationShown('fr'));
  expect(selectConversation(getState(), 'fr').messages.map(({ kind }) => kind)).toEqual(['welcome']);
  dispatch(conversationShown('en'));
  expect(said()).toEqual(['assistant welcome']);
  expect(english().earlier).toHaveLength(3);
  dispatch(earlierMessagesShown('en'));
  expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant text It is dry.', 'assistant welcome']);
  expect(english().earlier).toEqual([]);
});

describe('[CHAT-03] a question', () => {
  test('is sent as the server wants it, and its answer grows until it is whole', async () => {
    const { fetch, write, close } = stubFetch();
    const { dispatch, english, isSettled, said, getState } = createStore();
    dispatch(questionAsked('en', 'Rain?'));
    expect(english().isWaiting).toBe(true);
    await write('token', { text: 'It is ' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('assistant text It is'));
    expect(english().messages.at(-1)?.state).toBe('writing');
    await write('token', { text: 'dry.' });
    await write('done', answer);
    await close();
    await isSettled();
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
    const { dispatch, english, isSettled, said } = createStore();
    dispatch(questionAsked('en', 'Rain?'));
    await first.write('token', { text: 'It is' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('assistant text It is'));
    await first.breakOff();
    await isSettled();
    expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant text It is', 'assistant welcome']);
    expect(english()).toMatchObject({ isWaiting: false, unanswered: 'Rain?', failure: {} });
    const second = stubFetch();
    dispatch(retryQuestion('en'));
    await second.write('token', { text: 'It is dry.' });
    await second.write('done', answer);
    await second.close();
    await isSettled();
    expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant text It is dry.']);
    expect(english()).toMatchObject({ unanswered: undefined, failure: undefined });
  });

  test('that the server refuses says why and how long to wait', async () => {
    const refused = Response.json({ detail: 'Too many questions.' }, { status: 429, headers: { 'retry-after': '7' } });
    vi.stubGlobal('fetch', async () => refused);
    const { dispatch, english, isSettled, said } = createStore();
    dispatch(questionAsked('en', 'Rain?'));
    await isSettled();
    expect(english().failure).toEqual({ detail: 'Too many questions.', retryAfter: 7 });
    expect(said()).toEqual(['assistant welcome', 'user text Rain?', 'assistant welcome']);
  });

  test('can be stopped: what came stays, no welcome follows', async () => {
    const { write, isAborted } = stubFetch();
    const { dispatch, english, said } = createStore();
    dispatch(questionAsked('en', 'Rain?'));
    await write('token', { text: 'It is' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('assistant text It is'));
    // As after viewing another tab.
    dispatch(conversationShown('en'));
    expect(isAborted()).toBe(false);
    dispatch(answerStopped('en'));
    expect(isAborted()).toBe(true);
    expect(english().messages.at(-1)).toMatchObject({ content: 'It is', state: 'stopped' });
    expect(english()).toMatchObject({ isWaiting: false, unanswered: 'Rain?', failure: undefined });
  });

  test('is stopped by a change of language', async () => {
    const { isAborted } = stubFetch();
    const { dispatch, english, said } = createStore();
    dispatch(questionAsked('en', 'Rain?'));
    dispatch(conversationShown('fr'));
    expect(isAborted()).toBe(true);
    expect(english().isWaiting).toBe(false);
    expect(said()).toEqual(['assistant welcome', 'user text Rain?']);
  });
});
