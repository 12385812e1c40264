import { setTimeout as wait } from 'node:timers/promises';
import type { HttpError } from '../../http/problems/problem.ts';
import { readText } from '../../http/validation/read-text.ts';
import { modelProblems } from '../problems.ts';
import { errorMessage, MAX_BYTES, readCompletion, readStream } from './openai-stream.ts';

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface OpenAiOptions {
  /** Such as `http://localhost:11434/v1`; `/chat/completions` is added. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Milliseconds until the first piece: a model may have to be loaded. @default 60 000 */
  firstPieceMs?: number;
  /** Milliseconds between two pieces. @default 30 000 */
  idleMs?: number;
  /** Milliseconds before the only retry. @default 300 */
  retryMs?: number;
}

/** The longest answer, in tokens for the model and in characters for us. */
const MAX_TOKENS = 700;
const MAX_CHARACTERS = 20_000;
const MAX_ERROR_BYTES = 16_384;

/** Shortens the upstream's message to one line without URLs, keys and control characters. */
function clean(message: string): string {
  const short = message
    .slice(0, 2_000)
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replace(/(?:\/[\w.-]+){2,}/g, '…')
    .replace(/[\w+/=-]{32,}|\bsk-[\w-]+/g, '…')
    .replace(/[\p{C}\s<>]+/gu, ' ')
    .trim();
  return short.length > 160 ? `${short.slice(0, 159)}…` : short;
}

/** Mistakes in our configuration become 502, never a 4xx. */
async function refusal(response: Response): Promise<HttpError> {
  const { status, headers } = response;
  const after = headers.get('retry-after') ?? '';
  const retry = { 'retry-after': /^\d{1,5}$/.test(after) ? after : '5' };
  // A large body, or one that is not JSON, is a proxy's error page.
  const said = await readText(response, MAX_ERROR_BYTES)
    .then((body) => clean(errorMessage(JSON.parse(body)) ?? ''))
    .catch(() => '');
  if (status === 429) return modelProblems.tooOften(said).with(retry);
  if (status === 503) return modelProblems.notReady(said).with(retry);
  return modelProblems.cannotAnswer(said);
}

/** A language model behind an OpenAI-compatible endpoint (Ollama, vLLM, llama.cpp). */
export class OpenAiModel {
  readonly #options: Required<Omit<OpenAiOptions, 'apiKey'>> & Pick<OpenAiOptions, 'apiKey'>;

  constructor(options: OpenAiOptions) {
    this.#options = { firstPieceMs: 60_000, idleMs: 30_000, retryMs: 300, ...options };
  }

  get name() {
    return this.#options.model;
  }

  /** @throws {HttpError} 429, 502 or 503 with a sentence for the visitor, also during an answer */
  async *complete(messages: ChatMessage[], signal: AbortSignal): AsyncGenerator<string> {
    const { firstPieceMs, idleMs } = this.#options;
    const silence = new AbortController();
    const giveUp = () => silence.abort();
    let timer = setTimeout(giveUp, firstPieceMs);
    const onPart = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleMs);
    };
    try {
      const response = await this.#ask(messages, AbortSignal.any([signal, silence.signal]));
      yield* this.#read(response, onPart);
    } catch (error) {
      if (silence.signal.aborted) throw modelProblems.tooSlow();
      if (error instanceof SyntaxError || error instanceof RangeError) throw modelProblems.unreadable();
      // `fetch` reports a broken connection as a `TypeError`.
      if (error instanceof TypeError) throw modelProblems.broken();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends the request, with one retry if there is no response or a server error. */
  async #ask(messages: ChatMessage[], signal: AbortSignal, isRetry = false): Promise<Response> {
    const response = await this.#send(messages, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    if (response?.ok) return response;
    // A retry cannot help with a wrong model or key, or a limit.
    if (isRetry || (response && response.status < 500)) {
      throw response ? await refusal(response) : modelProblems.unreachable();
    }
    await response?.body?.cancel();
    await wait(this.#options.retryMs, undefined, { signal });
    return this.#ask(messages, signal, true);
  }

  #send(messages: ChatMessage[], signal: AbortSignal): Promise<Response> {
    const { baseUrl, model, apiKey } = this.#options;
    return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: MAX_TOKENS, temperature: 0.2 }),
    });
  }

  async *#read(response: Response, onPart: () => void): AsyncGenerator<string> {
    // Some servers ignore `stream` and send one JSON response.
    const whole = response.headers.get('content-type')?.startsWith('application/json');
    const parts = whole
      ? [readCompletion(JSON.parse(await readText(response, MAX_BYTES)))]
      : readStream(response.body ?? []);
    let length = 0;
    let finished = false;
    for await (const { text = '', ...part } of parts) {
      if (part.failure !== undefined) throw modelProblems.broken(clean(part.failure));
      finished ||= part.finished ?? false;
      onPart();
      length += text.length;
      if (text) yield text;
      if (length > MAX_CHARACTERS) return;
    }
    // Ollama ends a failed stream without an error, so the end must be marked.
    if (!finished) throw modelProblems.broken();
    if (length === 0) throw modelProblems.emptyAnswer();
  }
}
