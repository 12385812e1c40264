import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request to the language model. */
interface ModelRequest {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: { model: string; stream: boolean; max_tokens: number; messages: { role: string; content: string }[] };
}

export type ModelHandler = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** One chunk of a streamed completion, as a server writes it. */
export const chunk = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: content === null ? {} : { role: 'assistant', content }, finish_reason: finish }],
  })}\n\n`;

/** The chunk with the usage, which has no choices. */
export const usage = `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [], usage: { total_tokens: 9 } })}\n\n`;
export const done = 'data: [DONE]\n\n';

/** Starts a stream with these parts, written one by one, and keeps it open. */
export function begin(response: ServerResponse, ...parts: (string | Uint8Array)[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const part of parts) response.write(part);
}

/** Answers with a stream of these parts. */
export function stream(response: ServerResponse, ...parts: (string | Uint8Array)[]): void {
  begin(response, ...parts);
  response.end();
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export interface FakeModel {
  baseUrl: string;
  requests: ModelRequest[];
  /** Handles the next requests; the last handler is used for all that follow. */
  handlers: ModelHandler[];
  /** Resolves when a client has disconnected before the answer was complete. */
  abandoned: Promise<void>;
}

/** A real HTTP server with the OpenAI protocol, closed when the test ends. */
export async function fakeModel(...handlers: ModelHandler[]): Promise<FakeModel> {
  let leave = () => {};
  const abandoned = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const server = createServer((request, response) => {
    response.once('close', () => response.writableFinished || leave());
    void text(request).then(async (body) => {
      const asked = { path: request.url, headers: request.headers, body: JSON.parse(body) };
      fake.requests.push(asked);
      await (fake.handlers.length > 1 ? fake.handlers.shift() : fake.handlers[0])?.(response, asked);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  const fake: FakeModel = { baseUrl, requests: [], handlers, abandoned };
  return fake;
}
