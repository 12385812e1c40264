import { connect, type NetConnectOpts } from 'node:net';

const DEFAULT_PORT = 3_310;

export class ClamdError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`clamd gave no verdict: ${code}`);
    this.code = code;
  }
}

/** Whether {@link connectOptions} accepts a URL. */
export const isClamd = ({ protocol, pathname, hostname }: URL): boolean =>
  protocol === 'unix:' ? hostname === '' && pathname.length > 1 : protocol === 'tcp:' && hostname !== '';

/** Parses `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. */
function connectOptions(url: string): NetConnectOpts {
  const { protocol, pathname, hostname, port } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : DEFAULT_PORT };
}

/** Sends one command and returns the response, after which clamd closes the connection. */
function sendCommand(url: string, command: Buffer[], timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let code = 'no answer';
    const socket = connect(connectOptions(url));
    const timer = setTimeout(() => {
      code = 'ETIMEDOUT';
      socket.destroy();
    }, timeoutMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      code = error.code ?? error.name;
    });
    // clamd may answer and close before it has read everything, so an answer counts despite an
    // error.
    socket.on('close', () => {
      clearTimeout(timer);
      const answer = Buffer.concat(chunks).toString();
      if (answer.endsWith('\0')) resolve(answer.slice(0, -1));
      else reject(new ClamdError(code));
    });
    for (const part of command) socket.write(part);
  });
}

/** @throws {ClamdError} unless clamd answers in time */
export async function pingClamd(url: string, timeoutMs: number): Promise<void> {
  const answer = await sendCommand(url, [Buffer.from('zPING\0')], timeoutMs);
  if (answer !== 'PONG') throw new ClamdError(answer);
}

const lengthOf = (bytes: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
};

/** INSTREAM: length and bytes, then a length of zero. Returns the signature that was found. */
export async function scanBytes(url: string, bytes: Buffer, timeoutMs: number): Promise<string | undefined> {
  const end = Buffer.alloc(4);
  const answer = await sendCommand(url, [Buffer.from('zINSTREAM\0'), lengthOf(bytes), bytes, end], timeoutMs);
  if (answer === 'stream: OK') return undefined;
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (!signature) throw new ClamdError(answer);
  return signature;
}
