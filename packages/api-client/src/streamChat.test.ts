import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChatPiece, ChatStreamError, type StreamChatOptions, streamChat } from './resources/assistant.ts';

const request = { user_id: 'web_user', session_id: 'default_session', message: 'Mvua?' };
const answer = {
  chat_id: '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63',
  response: 'Il a plu à Élisabethville 🌧',
  sources: [],
  model: 'embedded',
  language: 'fr',
};

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * A stream whose text arrives in pieces of so many bytes. `onCancel` is called when the reader
 * stops.
 */
function streamed(text: string, size: number, onCancel = () => {}): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
    },
    cancel: onCancel,
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const whole = `: ping\n\n${event('token', { text: 'Il a plu ' })}: ping\n\n${event('token', { text: 'à Élisabethville 🌧' })}${event('done', answer)}`;

async function all(options?: StreamChatOptions): Promise<ChatPiece[]> {
  const pieces: ChatPiece[] = [];
  for await (const piece of streamChat(request, options)) pieces.push(piece);
  return pieces;
}

const failure = (options?: StreamChatOptions): Promise<unknown> => all(options).catch((error: unknown) => error);

describe('[CHAT-03, DATA-02] a streamed answer', () => {
  test.each([1, 2, 3, 7, 10_000])('is parsed from chunks of %i bytes, without comments', async (size) => {
    for (const text of [whole, whole.replaceAll('\n', '\r\n')]) {
      fetchMock.mockResolvedValueOnce(streamed(text, size));
      expect(await all()).toEqual([
        { type: 'token', text: 'Il a plu ' },
        { type: 'token', text: 'à Élisabethville 🌧' },
        { type: 'done', answer },
      ]);
    }
  });

  test('is requested with the given base URL, token and signal', async () => {
    fetchMock.mockResolvedValue(streamed(whole, 100));
    const { signal } = new AbortController();
    await all({ baseUrl: 'https://example.org/api/', token: 'secret', signal });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body, init?.signal]).toEqual([
      'https://example.org/api/chat',
      'POST',
      JSON.stringify(request),
      signal,
    ]);
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: 'Bearer secret',
    });
  });

  test('[LANG-08] sends the language of the question, for error messages', async () => {
    fetchMock.mockResolvedValue(streamed(whole, 100));
    await streamChat({ ...request, lang: 'sw' }).next();
    const [, init] = fetchMock.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('accept-language')).toBe('sw');
  });

  test('closes its connection when its reader stops', async () => {
    const cancelled = vi.fn();
    fetchMock.mockResolvedValue(streamed(whole, 10, cancelled));
    for await (const piece of streamChat(request)) {
      expect(piece).toEqual({ type: 'token', text: 'Il a plu ' });
      break;
    }
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test('ends while a clone of it is still being read', async () => {
    const response = streamed(whole + ': ping\n\n'.repeat(9), 10);
    response.clone();
    fetchMock.mockResolvedValue(response);
    expect(await all()).toHaveLength(3);
  });
});

describe('[CHAT-03, DATA-02] a streamed answer that does not come is an error of the client’s shape', () => {
  test('rejected by the server', async () => {
    const fields = [{ field: 'message', message: 'must not be empty' }];
    fetchMock.mockResolvedValue(Response.json({ detail: 'message must not be empty', fields }, { status: 422 }));
    expect(await failure()).toMatchObject({ status: 422, detail: 'message must not be empty', fields });
  });

  test('rate-limited, with the time to wait', async () => {
    fetchMock.mockResolvedValue(
      Response.json({ detail: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '17' } }),
    );
    expect(await failure()).toMatchObject({ status: 429, retryAfter: 17 });
  });

  test('a page of a proxy', async () => {
    fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }));
    expect(await failure()).toMatchObject({ status: 502, detail: undefined, fields: [] });
  });

  test('failed midway', async () => {
    const text = event('token', { text: 'Il' }) + event('error', { status: 502, detail: 'The model has failed.' });
    fetchMock.mockResolvedValue(streamed(text, 9));
    const error = await failure();
    expect(error).toBeInstanceOf(ChatStreamError);
    expect(error).toMatchObject({ status: 502, detail: 'The model has failed.', fields: [] });
  });

  test.each([
    ['broken off', async () => streamed(event('token', { text: 'Il' }), 9)],
    ['not a stream', async () => Response.json({})],
    ['not what it says', async () => streamed('event: token\ndata: {\n\n', 9)],
  ])('%s', async (_case, respond) => {
    fetchMock.mockImplementation(respond);
    expect(await failure()).toMatchObject({ status: null, fields: [] });
  });

  test('a network error, with its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    const error = await failure();
    expect(error).toMatchObject({ status: null, fields: [] });
    expect(error).toHaveProperty('cause', cause);
  });

  test('stopped: the reason of the signal, as with fetch', async () => {
    const stop = new AbortController();
    fetchMock.mockImplementation(async () => {
      stop.abort();
      throw stop.signal.reason;
    });
    expect(await failure({ signal: stop.signal })).toBe(stop.signal.reason);
  });
});
