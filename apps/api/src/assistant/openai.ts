import { setTimeout as wait } from 'node:timers/promises';
import { type HttpError, httpError } from '../http/http-error.ts';
import { readText } from '../http/read-text.ts';
import type { Texts } from '../text/languages.ts';
import { modelErrorTexts as texts } from './model-error-texts.ts';
import { errorMessage, MAX_BYTES, readCompletion, readStream } from './openai-stream.ts';

/** One message of a conversation with a language model. */
export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

/** Where the model is, and how long it may take. Times in milliseconds. */
export interface OpenAiOptions {
  /** Such as `http://localhost:11434/v1`; `/chat/completions` is added. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Until the first piece of text: a model may have to be loaded. @default 60 000 */
  firstPieceMs?: number;
  /** Between two pieces. @default 30 000 */
  idleMs?: number;
  /** Before the one retry. @default 300 */
  retryMs?: number;
}

/** The longest answer that is passed on, in tokens for the model and in characters for us. */
const MAX_TOKENS = 700;
const MAX_CHARACTERS = 20_000;
const MAX_ERROR_BYTES = 16_384;

/** The upstream's own sentence, fit to be shown: one short line without addresses, keys and control characters. */
function clean(message: string | undefined): string {
  const short = (message ?? '')
    .slice(0, 2_000)
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replace(/(?:\/[\w.-]+){2,}/g, '…')
    .replace(/[\w+/=-]{32,}|\bsk-[\w-]+/g, '…')
    .replace(/[\p{C}\s<>]+/gu, ' ')
    .trim();
  return short.length > 160 ? `${short.slice(0, 159)}…` : short;
}

/** With the upstream's own sentence in English alone, because that is what it is written in. */
const withMessage = (sentence: Texts, message: string | undefined): Texts => {
  const said = clean(message);
  return said ? { ...sentence, en: `${sentence.en} It says: ${said}` } : sentence;
};

/** A failing status in the words of this server: what is our set-up's fault is a 502, never the visitor's. */
function refused(status: number, message: string | undefined, retryAfter: string | null): HttpError {
  const headers = { 'retry-after': /^\d{1,5}$/.test(retryAfter ?? '') ? String(retryAfter) : '5' };
  if (status === 429) return httpError(429, withMessage(texts.tooOften, message), headers);
  if (status === 503) return httpError(503, withMessage(texts.notReady, message), headers);
  return httpError(502, withMessage(texts.cannotAnswer, message));
}

async function refusal(response: Response): Promise<HttpError> {
  let message: string | undefined;
  try {
    message = errorMessage(JSON.parse(await readText(response, MAX_ERROR_BYTES)));
  } catch {
    // Not JSON, or too much of it: a proxy's page, nothing for a visitor to read.
  }
  return refused(response.status, message, response.headers.get('retry-after'));
}

/** Aborts when nothing comes for a while; `alive` restarts the timer. */
class Watch {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  alive(milliseconds: number): void {
    this.stop();
    this.#timer = setTimeout(() => this.#controller.abort(), milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** A language model behind an OpenAI-compatible endpoint (Ollama, vLLM, llama.cpp), called by `fetch`. */
export class OpenAiModel {
  readonly #options: Required<Omit<OpenAiOptions, 'apiKey'>> & Pick<OpenAiOptions, 'apiKey'>;

  constructor(options: OpenAiOptions) {
    this.#options = { firstPieceMs: 60_000, idleMs: 30_000, retryMs: 300, ...options };
  }

  get name(): string {
    return this.#options.model;
  }

  /**
   * The model's answer piece by piece.
   *
   * @param signal Aborted when the visitor has gone: the model then stops too.
   * @throws {HttpError} 429, 502 or 503 with a sentence for the visitor; also in the middle of an answer.
   */
  async *complete(messages: ChatMessage[], signal: AbortSignal): AsyncGenerator<string> {
    const watch = new Watch();
    try {
      watch.alive(this.#options.firstPieceMs);
      const both = AbortSignal.any([signal, watch.signal]);
      const response = await this.#ask(messages, both);
      yield* this.#read(response, watch);
    } catch (error) {
      if (watch.signal.aborted) throw httpError(503, texts.tooSlow);
      if (error instanceof SyntaxError || error instanceof RangeError) throw httpError(502, texts.unreadable);
      if (error instanceof TypeError) throw httpError(502, texts.broken); // how fetch reports a broken connection
      throw error;
    } finally {
      watch.stop();
    }
  }

  /** Asks, and once more when the server did not answer or failed: nothing has been shown yet. */
  async #ask(messages: ChatMessage[], signal: AbortSignal): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#send(messages, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
      });
      if (response?.ok) return response;
      const failure = response ? await refusal(response) : httpError(502, texts.unreachable);
      // A wrong model or key, or a limit, is the same a moment later.
      if (attempt > 1 || (response && response.status < 500)) throw failure;
      await wait(this.#options.retryMs, undefined, { signal });
    }
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

  async *#read(response: Response, watch: Watch): AsyncGenerator<string> {
    // A server that does not stream answers in one piece, and says so.
    const whole = response.headers.get('content-type')?.startsWith('application/json');
    const parts = whole
      ? [readCompletion(JSON.parse(await readText(response, MAX_BYTES)))]
      : readStream(response.body ?? emptyBody());
    let length = 0;
    let finished = false;
    for await (const part of parts) {
      if (part.failure !== undefined) throw httpError(502, withMessage(texts.broken, part.failure));
      finished ||= part.finished ?? false;
      watch.alive(this.#options.idleMs);
      if (!part.text) continue;
      length += part.text.length;
      yield part.text;
      if (length > MAX_CHARACTERS) return;
    }
    // Ollama ends a stream that failed without a word: only an end that was said is one.
    if (!finished) throw httpError(502, texts.broken);
    if (length === 0) throw httpError(502, texts.emptyAnswer);
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
