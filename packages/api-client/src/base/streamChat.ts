import { type ClientError, readError, retryAfterOf } from '../errors.ts';
import type { ChatAnswer, ChatRequest } from '../generated/assistant.ts';
import { readEvents } from './eventStream.ts';

export interface StreamChatOptions {
  /**
   * The base URL of the API, as in `createNzeteStoreParts`.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** The bearer token of a signed-in user. */
  token?: string | null | undefined;
  /** Aborts the answer; the generator then throws the reason of the signal. */
  signal?: AbortSignal | undefined;
}

/** A chunk of the answer's text, or finally its sources, and who answered in which language. */
export type ChatPiece = { type: 'token'; text: string } | { type: 'done'; answer: Omit<ChatAnswer, 'response'> };

/**
 * Why the answer is missing or incomplete. `status` is null if the connection failed or broke off;
 * `cause` is then the original error.
 */
export class ChatStreamError extends Error implements ClientError {
  readonly status: ClientError['status'];
  readonly detail: ClientError['detail'];
  readonly code: ClientError['code'];
  readonly requestId: ClientError['requestId'];
  readonly fields: ClientError['fields'];
  readonly retryAfter: ClientError['retryAfter'];

  constructor({ status, detail, code, requestId, fields, retryAfter }: ClientError, options?: ErrorOptions) {
    super(detail ?? 'The assistant has not answered.', options);
    this.name = 'ChatStreamError';
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.requestId = requestId;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

const connectionError = (cause: unknown) => new ChatStreamError({ status: null, fields: [] }, { cause });

async function sendRequest(request: ChatRequest, options: StreamChatOptions): Promise<ReadableStream<Uint8Array>> {
  const { baseUrl = '/api', token, signal = null } = options;
  const headers = new Headers({ accept: 'text/event-stream', 'content-type': 'application/json' });
  if (request.lang) headers.set('accept-language', request.lang);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const body = JSON.stringify(request);
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat`, { method: 'POST', headers, body, signal });
  if (!response.ok) {
    // A proxy may respond with an HTML page.
    const data: unknown = await response.json().catch(() => undefined);
    throw new ChatStreamError(readError({ status: response.status, data, retryAfter: retryAfterOf(response) }));
  }
  const type = response.headers.get('content-type');
  if (!response.body || !type?.startsWith('text/event-stream'))
    throw new TypeError(`Expected an event stream, not ${type}`);
  return response.body;
}

async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatPiece> {
  for await (const { event, data } of readEvents(body)) {
    if (event === 'token') yield { type: 'token', text: (JSON.parse(data) as { text: string }).text };
    if (event === 'error') {
      const { status, ...rest } = JSON.parse(data) as { status: number; code?: string; detail: string };
      throw new ChatStreamError(readError({ status, data: rest }));
    }
    if (event === 'done') return yield { type: 'done', answer: JSON.parse(data) };
  }
  throw new TypeError('The stream ended before the answer was complete.');
}

/**
 * Asks the assistant and yields the answer in chunks as it is generated. Nothing is retried.
 *
 * @throws {ChatStreamError} if the server rejects the request, fails midway, or the connection
 * breaks
 * @example
 * const request = { user_id: 'web_user', session_id: 'default_session', message, lang: 'fr' };
 * for await (const piece of streamChat(request, { signal })) {
 *   if (piece.type === 'token') show(piece.text);
 *   else showSources(piece.answer.sources);
 * }
 */
export async function* streamChat(request: ChatRequest, options: StreamChatOptions = {}): AsyncGenerator<ChatPiece> {
  try {
    yield* pieces(await sendRequest(request, options));
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error instanceof ChatStreamError ? error : connectionError(error);
  }
}
