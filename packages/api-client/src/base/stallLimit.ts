type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request whose connection is given up when nothing has arrived for a while, however long
 * the whole answer takes: on a slow network it comes in pieces, each of which restarts the limit.
 */
export function withStallLimit(send: Send, milliseconds: number): Send {
  return async (request) => {
    const connection = new AbortController();
    const giveUp = () => connection.abort(new DOMException('Nothing arrives any more', 'TimeoutError'));
    const follow = () => connection.abort(request.signal.reason);
    let timer = setTimeout(giveUp, milliseconds);
    const end = () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', follow);
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, milliseconds);
    };
    if (request.signal.aborted) follow();
    request.signal.addEventListener('abort', follow, { once: true });
    try {
      const response = await send(new Request(request, { signal: connection.signal }));
      if (response.body) return watched(response, response.body, restart, end);
      end();
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** The response; its body calls `onPiece` with each piece and `onEnd` after the last. */
function watched(response: Response, body: ReadableStream<Uint8Array>, onPiece: () => void, onEnd: () => void) {
  const reader = body.getReader();
  onPiece();
  const pieces = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) {
          onPiece();
          controller.enqueue(value);
          return;
        }
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    async cancel(reason) {
      onEnd();
      await reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(pieces, { status, statusText, headers });
}
