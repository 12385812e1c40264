import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One server-sent event: its name, and data that is sent as JSON. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

const write = ({ event, data }: ServerEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The events as the text of a stream, with a comment whenever none has come for a while: a connection that is silent
 * for 20 seconds would be closed.
 */
async function* withHeartbeat(events: AsyncIterable<ServerEvent>, heartbeatMs: number): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), heartbeatMs);
    });
    const result = await Promise.race([next, silence]).finally(() => clearTimeout(timer));
    if (!result) yield ': ping\n\n';
    else if (result.done) return;
    else {
      yield write(result.value);
      next = iterator.next();
    }
  }
}

/** Answers with a stream of server-sent events. The events must not throw: an error is an event. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<ServerEvent>, heartbeatMs: number): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no') // nginx would hold the pieces back
    .send(Readable.from(withHeartbeat(events, heartbeatMs)));
}
