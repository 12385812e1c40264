import { createParser } from 'eventsource-parser';

/** The largest event or response, so that a faulty upstream cannot fill the memory. */
export const MAX_BYTES = 1_000_000;

export interface Completion {
  text?: string;
  /** The upstream marked the end. Without it the answer was cut off. */
  finished?: boolean;
  failure?: string;
}

function field(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined;
}

/** From `{"error":{"message"}}`, the older `{"object":"error","message"}`, or `{"error":"…"}`. */
export function errorMessage(body: unknown): string | undefined {
  const error = field(body, 'error');
  const message = field(error, 'message') ?? (field(body, 'object') === 'error' ? field(body, 'message') : error);
  if (typeof message === 'string') return message;
  return error === undefined || error === null ? undefined : 'unknown error';
}

/** Reads a whole completion (`message`), or one chunk of a stream (`delta`). */
export function readCompletion(body: unknown): Completion {
  const failure = errorMessage(body);
  if (failure !== undefined) return { failure };
  const choice = field(field(body, 'choices'), 0);
  const text = field(field(choice, 'delta') ?? field(choice, 'message'), 'content');
  return {
    ...(typeof text === 'string' && { text }),
    ...(typeof field(choice, 'finish_reason') === 'string' && { finished: true }),
  };
}

/**
 * Parses server-sent events as common servers write them: llama.cpp omits the blank line around
 * `[DONE]`, which puts two JSON texts in one event, and old builds write `error:` for a failure.
 *
 * @throws {SyntaxError} if an event is not JSON, or longer than {@link MAX_BYTES}
 */
export async function* readStream(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Completion> {
  const decoder = new TextDecoder();
  const read: Completion[] = [];
  const parser = createParser({
    maxBufferSize: MAX_BYTES,
    onEvent: ({ data }) => {
      for (const line of data.split('\n').map((each) => each.trim())) {
        if (line) read.push(line === '[DONE]' ? { finished: true } : readCompletion(JSON.parse(line)));
      }
    },
    onError: ({ type, field: name, value = '' }) => {
      if (type === 'max-buffer-size-exceeded') throw new SyntaxError('The upstream sent an event without an end');
      if (name === 'error') read.push({ failure: errorMessage({ error: JSON.parse(value) }) ?? 'unknown error' });
    },
  });
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* read.splice(0);
  }
  parser.feed(`${decoder.decode()}\n\n`);
  yield* read;
}
