/** A line or an answer longer than this is not a chat completion: an upstream gone wrong must not fill the memory. */
export const MAX_BYTES = 1_000_000;

/** What one message of the upstream means. */
export interface Completion {
  text?: string;
  /** The upstream says that this is the end. Without it the answer broke off. */
  finished?: boolean;
  /** The upstream failed after it had begun. */
  failure?: string;
}

function field(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined;
}

/**
 * The sentence in an error body: `{"error":{"message"}}` (Ollama, vLLM, llama.cpp), the older flat
 * `{"object":"error","message"}`, or `{"error":"…"}`.
 */
export function errorMessage(body: unknown): string | undefined {
  const error = field(body, 'error');
  const message = field(error, 'message') ?? (field(body, 'object') === 'error' ? field(body, 'message') : error);
  if (typeof message === 'string') return message;
  return error === undefined || error === null ? undefined : 'unknown error';
}

/** Reads a whole completion, or one chunk of a stream: the text is in `message` or in `delta`. */
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

/** The lines of a body, whatever chunks it came in; a character split between two chunks is put together. */
async function* lines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > MAX_BYTES) throw new SyntaxError('The upstream sent a line without an end');
    yield* parts;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}

/**
 * Reads a stream of server-sent events. Every server writes one JSON per `data:` line, so a missing blank line (llama.cpp
 * before `[DONE]`) does no harm; its old builds name the field `error:`. Comments and other fields are passed over.
 *
 * @throws {SyntaxError} when a line is not JSON.
 */
export async function* readStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<Completion> {
  for await (const line of lines(body)) {
    const [, name, data = ''] = /^(data|error): ?(.*?)\s*$/.exec(line) ?? [];
    if (!name || !data) continue;
    if (data === '[DONE]') yield { finished: true };
    else if (name === 'error') yield { failure: errorMessage({ error: JSON.parse(data) }) ?? 'unknown error' };
    else yield readCompletion(JSON.parse(data));
  }
}
