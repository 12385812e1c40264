import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from '../http/network.ts';

export interface ConnectionLimits {
  most: number;
  /** Of one address (IPv6: /56). A trusted proxy, with all visitors, has only the limit `most`. */
  perAddress: number;
}

const defaults: ConnectionLimits = { most: 2_000, perAddress: 500 };

/** Of one address, or of all; the idle ones in the order in which they became idle. */
interface OpenConnections {
  count: number;
  idle: Set<Socket>;
}

/** Beyond a limit, a new connection closes the one that has been idle longest. */
export function connections(
  app: FastifyInstance,
  isProxy: (address: string | undefined) => boolean,
  limits: Partial<ConnectionLimits> = {},
): void {
  const { most, perAddress } = { ...defaults, ...limits };
  const all: OpenConnections = { count: 0, idle: new Set() };
  const byAddress = new Map<string, OpenConnections>();
  const opened = new WeakMap<Socket, OpenConnections[]>();

  /** False if every connection has a running request. */
  const closeIdle = ({ idle }: OpenConnections): boolean => {
    const [longest] = idle;
    longest?.destroy();
    if (longest) remove(longest);
    return longest !== undefined;
  };
  const markIdle = (socket: Socket) => {
    for (const { idle } of opened.get(socket) ?? []) idle.add(socket);
  };
  const markBusy = (socket: Socket) => {
    for (const { idle } of opened.get(socket) ?? []) idle.delete(socket);
  };
  const remove = (socket: Socket) => {
    markBusy(socket);
    for (const open of opened.get(socket) ?? []) open.count -= 1;
    opened.delete(socket);
  };

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = networksOf(remoteAddress).narrow;
    const ofAddress = byAddress.get(address) ?? { count: 0, idle: new Set() };
    const isFull = all.count >= most && !closeIdle(all);
    const hasAll = !isProxy(remoteAddress) && ofAddress.count >= perAddress && !closeIdle(ofAddress);
    if (isFull || hasAll) return void socket.destroy();
    byAddress.set(address, ofAddress);
    opened.set(socket, [all, ofAddress]);
    all.count += 1;
    ofAddress.count += 1;
    markIdle(socket);
    socket.once('close', () => {
      remove(socket);
      if (ofAddress.count === 0) byAddress.delete(address);
    });
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    markBusy(socket);
    response.once('close', () => markIdle(socket));
  });
}
