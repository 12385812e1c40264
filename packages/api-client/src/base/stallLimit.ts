type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request whose connection is given up when nothing has arrived for a while, however long
 * the whole answer takes: on a slow network it comes in pieces, each of which restarts the limit.
 */
export function withStallLimit(send: Send, milliseconds: number): Send {
  return async (request) => {
    const connection = new AbortController();
    const { signal } = request;
    const follow = () => connection.abort(signal.reason);
    if (signal.aborted) follow();
    signal.addEventListener('abort', follow);
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => connection.abort(new DOMException('Nothing arrives any more', 'TimeoutError')),
        milliseconds,
      );
    };
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
    };
    restart();
    try {
      const response = await send(new Request(request, { signal: connection.signal }));
      if (!response.body) {
        end();
        return response;
      }
      const body = response.body.pipeThrough(
        new TransformStream({
          transform(piece, to) {
            restart();
            to.enqueue(piece);
          },
          flush: end,
        }),
      );
      return new Response(body, response);
    } catch (error) {
      end();
      throw error;
    }
  };
}
