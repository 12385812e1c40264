import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The server-sent events of a body as they come, however its bytes are cut. An event that breaks off is left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    // A caller that stops reading also closes the connection. It is not awaited: the other half of a cloned answer may go on.
    reader.cancel().catch(() => undefined);
  }
}
