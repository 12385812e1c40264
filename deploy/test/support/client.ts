import { Agent, type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** The host name in the files of `deploy`. */
export const HOST = 'nzete.example';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's address, a local one: 127.0.0.2 and so on. */
  from?: string;
}

/** Requests the site as a browser does: by its name, over TLS, with a valid certificate. */
export type Client = (path: string, asked?: Asked) => Promise<Answer>;

/** Connects a request for the site to a local proxy. */
export const towards = (port: number, ca: string): RequestOptions => ({
  host: '127.0.0.1',
  port,
  servername: HOST,
  ca,
});

/** A client with persistent connections. */
export function httpsClient(port: number, ca: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return (path, { method = 'GET', headers, body, from } = {}) =>
    new Promise((resolve, reject) => {
      const options = { ...towards(port, ca), agent, method, path, headers: { host: HOST, ...headers } };
      const asking = request({ ...options, ...(from && { localAddress: from }) }, (response) => {
        const { statusCode = 0, headers: received } = response;
        text(response).then((whole) => resolve({ status: statusCode, headers: received, body: whole }), reject);
      });
      asking.once('error', reject);
      asking.end(body);
    });
}

/** The options of a request with a JSON body. */
export const json = (body: object, asked: Asked = {}): Asked => ({
  ...asked,
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...asked.headers },
});
