import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Parses the server-sent events of a body, in chunks of any size. A truncated event is dropped. */
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
    // A caller that stops reading also closes the connection. Not awaited: the other branch of a
    // cloned response may continue.
    reader.cancel().catch(() => undefined);
  }
}
