import { PassThrough, pipeline, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One server-sent event: its name, and data that is sent as JSON. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

async function* written(events: AsyncIterable<ServerEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Streams events, which must not throw, with comments in between to keep the connection open. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<ServerEvent>, heartbeatMs: number): FastifyReply {
  const stream = new PassThrough();
  const heartbeat = setInterval(() => stream.writable && stream.write(': ping\n\n'), heartbeatMs);
  pipeline(Readable.from(written(events)), stream, () => clearInterval(heartbeat));
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no') // nginx would hold the pieces back
    .send(stream);
}
