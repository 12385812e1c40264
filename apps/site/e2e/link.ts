/** A TCP proxy that can break the connection in the middle of a request. */
import { connect, createServer, type Socket } from 'node:net';

interface Cut {
  /** The beginning of a request, such as `POST /api/feedback`. */
  request: RegExp;
  /** How many of its bytes are passed on. */
  after: number;
}

/** Proxies a local port until a request is to be cut. */
export async function startLink(port: number) {
  const open = new Set<Socket>();
  let cut: Cut | undefined;
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1');
    let passed: number | undefined;
    const end = () => {
      browser.destroy();
      site.destroy();
      open.delete(browser);
    };
    open.add(browser);
    browser.on('data', (chunk) => {
      if (cut?.request.test(chunk.toString('latin1'))) passed = 0;
      if (cut && passed !== undefined) {
        passed += chunk.length;
        if (passed > cut.after) return end();
      }
      site.write(chunk);
    });
    site.pipe(browser);
    for (const socket of [browser, site]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Breaks the connection of every such request. Browsers retry on a reused connection. */
    cut: (what: Cut) => {
      cut = what;
    },
    repair: () => {
      cut = undefined;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
