import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from '../http/network.ts';

/** How many connections may be open. */
export interface ConnectionLimits {
  most: number;
  /** Of one address (IPv6: one /56); a named proxy has all visitors behind it, and no limit but `most`. */
  perAddress: number;
}

const defaults: ConnectionLimits = { most: 2_000, perAddress: 500 };

/** The open connections of one address, or of all; of those that wait for a request the first has waited longest. */
interface Open {
  count: number;
  waiting: Set<Socket>;
}

/**
 * Limits open connections. One too many closes the one that has gone longest without a whole request (half a header, or
 * kept open by a browser), so that sockets that are held open keep no reader out: a reader's request comes at once.
 */
export function connections(
  app: FastifyInstance,
  isProxy: (address: string | undefined) => boolean,
  limits: Partial<ConnectionLimits> = {},
): void {
  const { most, perAddress } = { ...defaults, ...limits };
  const all: Open = { count: 0, waiting: new Set() };
  const byAddress = new Map<string, Open>();
  const opened = new WeakMap<Socket, Open[]>();

  /** False when every connection is at work on a request. */
  const makeRoom = ({ waiting }: Open): boolean => {
    const [longest] = waiting;
    longest?.destroy();
    if (longest) leave(longest);
    return longest !== undefined;
  };
  const wait = (socket: Socket) => {
    for (const { waiting } of opened.get(socket) ?? []) waiting.add(socket);
  };
  const work = (socket: Socket) => {
    for (const { waiting } of opened.get(socket) ?? []) waiting.delete(socket);
  };
  const leave = (socket: Socket) => {
    work(socket);
    for (const open of opened.get(socket) ?? []) open.count -= 1;
    opened.delete(socket);
  };

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = networksOf(remoteAddress).narrow;
    const known = byAddress.get(address) ?? { count: 0, waiting: new Set() };
    const isFull = all.count >= most && !makeRoom(all);
    const hasAll = !isProxy(remoteAddress) && known.count >= perAddress && !makeRoom(known);
    if (isFull || hasAll) return void socket.destroy();
    byAddress.set(address, known);
    opened.set(socket, [all, known]);
    all.count += 1;
    known.count += 1;
    wait(socket);
    socket.once('close', () => {
      leave(socket);
      if (known.count === 0) byAddress.delete(address);
    });
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    work(socket);
    response.once('close', () => wait(socket));
  });
}
