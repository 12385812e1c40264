/** One server-sent event: its name, and what it carries. */
interface StreamedEvent {
  event: string;
  data: string;
}

function readEvent(block: string): StreamedEvent | undefined {
  const read: { event: string; data: string[] } = { event: 'message', data: [] };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? []; // a comment begins with its colon
    if (name === 'event') read.event = value;
    if (name === 'data') read.data.push(value);
  }
  return read.data.length > 0 ? { event: read.event, data: read.data.join('\n') } : undefined;
}

/** The server-sent events of a body as they come, however its bytes are cut. What stops in the middle of an event ends it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A carriage return at the end of a piece may be half a line's end: it stays until its line feed has come.
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops listening also closes the connection. Nobody waits for it: of a cloned answer the other half may go on.
    reader.cancel().catch(() => undefined);
  }
}
