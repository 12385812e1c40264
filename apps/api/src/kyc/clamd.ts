import { connect, type NetConnectOpts } from 'node:net';

const PORT = 3_310;

/** `clamd` gave no verdict. */
export class ClamdError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`clamd gave no verdict: ${code}`);
    this.code = code;
  }
}

/** Whether an address is one of {@link addressOf}. */
export const isClamd = ({ protocol, pathname, hostname }: URL): boolean =>
  protocol === 'unix:' ? hostname === '' && pathname.length > 1 : protocol === 'tcp:' && hostname !== '';

/** Where to connect for `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. */
function addressOf(url: string): NetConnectOpts {
  const { protocol, pathname, hostname, port } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : PORT };
}

/** Sends one command and gives the answer, after which clamd closes the connection. */
function ask(url: string, command: Buffer[], limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let code = 'no answer';
    const socket = connect(addressOf(url));
    const timer = setTimeout(() => {
      code = 'ETIMEDOUT';
      socket.destroy();
    }, limitMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      code = error.code ?? error.name;
    });
    // It may answer and close before it has read everything: an answer counts, whatever the error.
    socket.on('close', () => {
      clearTimeout(timer);
      const answer = Buffer.concat(chunks).toString();
      if (answer.endsWith('\0')) resolve(answer.slice(0, -1));
      else reject(new ClamdError(code));
    });
    for (const part of command) socket.write(part);
  });
}

/** @throws {ClamdError} unless clamd answers in time. */
export async function pingClamd(url: string, limitMs: number): Promise<void> {
  const answer = await ask(url, [Buffer.from('zPING\0')], limitMs);
  if (answer !== 'PONG') throw new ClamdError(answer);
}

const lengthOf = (bytes: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
};

/**
 * Scans a file by clamd's INSTREAM: its bytes with their length in front, and a length of zero.
 *
 * @returns the name of the signature that was found; `undefined` when the file is clean.
 * @throws {ClamdError} when there is no verdict.
 */
export async function scanBytes(url: string, bytes: Buffer, limitMs: number): Promise<string | undefined> {
  const end = Buffer.alloc(4);
  const answer = await ask(url, [Buffer.from('zINSTREAM\0'), lengthOf(bytes), bytes, end], limitMs);
  if (answer === 'stream: OK') return undefined;
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (!signature) throw new ClamdError(answer);
  return signature;
}
