import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Value {
  value: number;
  /** In the time of {@link RespServer.now}. */
  expiresAt: number;
}

/** A small server with the commands of Valkey's protocol that are used here. */
interface RespServer {
  url: string;
  keys: Map<string, Value>;
  /** Advances its clock, in milliseconds. */
  moveClock(by: number): void;
  /** Drops all connections and accepts none; called again, accepts them. */
  down(isDown: boolean): void;
}

/** Parses the complete commands of a buffer, such as `*2\r\n$4\r\nINCR\r\n$3\r\nkey\r\n`. */
function takeCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let at = 0;
  const line = (from: number): [string, number] | undefined => {
    const end = text.indexOf('\r\n', from);
    return end < 0 ? undefined : [text.slice(from, end), end + 2];
  };
  for (;;) {
    let next = at;
    const head = line(next);
    if (!head) break;
    next = head[1];
    const parts: string[] = [];
    for (let count = Number(head[0].slice(1)); count > 0; count -= 1) {
      const size = line(next);
      const length = Number(size?.[0].slice(1));
      if (!size || text.length < size[1] + length + 2) return { commands, rest: text.slice(at) };
      parts.push(text.slice(size[1], size[1] + length));
      next = size[1] + length + 2;
    }
    commands.push(parts);
    at = next;
  }
  return { commands, rest: text.slice(at) };
}

class Session {
  #queued: string[][] | undefined;
  readonly #keys: Map<string, Value>;
  readonly #now: () => number;

  constructor(keys: Map<string, Value>, now: () => number) {
    this.#keys = keys;
    this.#now = now;
  }

  answer(command: string[]): string {
    const name = command[0]?.toUpperCase();
    if (name === 'MULTI') {
      this.#queued = [];
      return '+OK\r\n';
    }
    if (name === 'EXEC') {
      const queued = this.#queued ?? [];
      this.#queued = undefined;
      return `*${queued.length}\r\n${queued.map((one) => this.#run(one)).join('')}`;
    }
    if (!this.#queued) return this.#run(command);
    this.#queued.push(command);
    return '+QUEUED\r\n';
  }

  #run([name = '', key = '', ...values]: string[]): string {
    const now = this.#now();
    const known = this.#keys.get(key);
    if (known && known.expiresAt <= now) this.#keys.delete(key);
    const entry = this.#keys.get(key);
    switch (name.toUpperCase()) {
      case 'SET':
        // SET key value PX milliseconds NX
        if (entry) return '$-1\r\n';
        this.#keys.set(key, { value: Number(values[0]), expiresAt: now + Number(values[2]) });
        return '+OK\r\n';
      case 'INCR':
      case 'DECR': {
        const changed = entry ?? { value: 0, expiresAt: Number.POSITIVE_INFINITY };
        changed.value += name.toUpperCase() === 'INCR' ? 1 : -1;
        this.#keys.set(key, changed);
        return `:${changed.value}\r\n`;
      }
      case 'PEXPIRE': {
        // PEXPIRE key milliseconds LT
        const expiresAt = now + Number(values[0]);
        if (!entry || entry.expiresAt <= expiresAt) return ':0\r\n';
        entry.expiresAt = expiresAt;
        return ':1\r\n';
      }
      case 'PTTL':
        return `:${entry ? entry.expiresAt - now : -2}\r\n`;
      case 'EXISTS':
        return `:${entry ? 1 : 0}\r\n`;
      case 'DEL':
        return `:${this.#keys.delete(key) ? 1 : 0}\r\n`;
      case 'INFO':
        return '$9\r\nloading:0\r\n';
      default:
        return '+OK\r\n'; // CLIENT SETINFO and the like
    }
  }
}

/** Starts one on a free port, closed when the test ends. */
export async function respServer(): Promise<RespServer> {
  const keys = new Map<string, Value>();
  const open = new Set<Socket>();
  let moved = 0;
  let isDown = false;
  const now = () => Date.now() + moved;
  const server = createServer((socket) => {
    if (isDown) return void socket.destroy();
    open.add(socket);
    const session = new Session(keys, now);
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      const { commands, rest } = takeCommands(received + text);
      received = rest;
      for (const command of commands) socket.write(session.answer(command));
    });
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    drop();
    server.close();
  });
  const address = server.address();
  return {
    url: `valkey://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    keys,
    moveClock: (by) => {
      moved += by;
    },
    down: (wanted) => {
      isDown = wanted;
      if (wanted) drop();
    },
  };
}
