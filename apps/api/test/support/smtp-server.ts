import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A received message. */
interface Received {
  from: string;
  to: string[];
  /** By lower-case name; folded lines are joined. */
  headers: Record<string, string>;
  text: string;
  /** Empty unless the message has such a part. */
  html: string;
  /** Of a message in parts. */
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

/**
 * The server's response to a command instead of accepting it, such as `451 Later`; `drop` closes
 * the connection.
 */
type Refuse = (command: string, line: string) => string | 'drop' | undefined;

const READY = '220 test ready';

const answers: Record<string, string> = {
  EHLO: '250-test\r\n250 AUTH PLAIN',
  AUTH: '235 Welcome',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  '.': '250 Taken',
  RSET: '250 OK',
  NOOP: '250 OK',
  QUIT: '221 Bye',
};

function decodeWord(text: string): string {
  return text.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=(?:\s+(?==\?))?/gi, (_, kind: string, encoded: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(encoded, 'base64').toString() : decodeQuoted(encoded.replaceAll('_', ' ')),
  );
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

interface Part {
  headers: Record<string, string>;
  raw: string;
}

function partOf(data: string): Part {
  const [head = '', ...body] = data.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), decodeWord(value.join(':').trim())];
    }),
  );
  return { headers, raw: body.join('\r\n\r\n').replace(/^\.\./gm, '.') };
}

function textOf({ headers, raw }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  const decoded = encoding === 'base64' ? Buffer.from(raw, 'base64').toString() : decodeQuoted(raw);
  return (encoding === '7bit' ? raw : decoded).replaceAll('\r\n', '\n');
}

/** The last line break belongs to the boundary. */
const htmlOf = (part: Part): string => textOf({ ...part, raw: part.raw.replace(/\r\n$/, '') });

function attachmentOf({ headers, raw }: Part) {
  const [contentType = ''] = (headers['content-type'] ?? '').split(';');
  const filename = /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
  return { filename, contentType, content: Buffer.from(raw, 'base64') };
}

/** A message of one part, or of a text and attachments. */
function parse(from: string, to: string[], data: string): Received {
  const whole = partOf(data);
  const boundary = /^multipart\/.*boundary="?([^";]+)/s.exec(whole.headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? whole.raw
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => partOf(part.trimStart()))
    : [whole];
  const [first = whole, ...others] = parts;
  const html = others.find(({ headers: own }) => own['content-type']?.startsWith('text/html'));
  return {
    from,
    to,
    headers: whole.headers,
    text: textOf(first),
    html: html ? htmlOf(html) : '',
    attachments: others.map(attachmentOf),
  };
}

/** One SMTP session (RFC 5321) with AUTH PLAIN. */
class Conversation {
  readonly #socket: Socket;
  readonly #take: (message: Received) => void;
  readonly #refuse: Refuse;
  #from = '';
  #to: string[] = [];
  #data: string[] | undefined;

  constructor(socket: Socket, take: (message: Received) => void, refuse: Refuse) {
    this.#socket = socket;
    this.#take = take;
    this.#refuse = refuse;
  }

  say(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }

  hear(line: string): void {
    const command = this.#data ? '' : (line.split(' ', 1)[0]?.toUpperCase() ?? '');
    if (this.#data && line !== '.') this.#data.push(line);
    else this.#answer(this.#data ? '.' : command, line);
  }

  #answer(command: string, line: string): void {
    const refusal = this.#refuse(command, line);
    if (refusal === 'drop') this.#socket.destroy();
    else if (refusal) this.say(refusal);
    else this.#obey(command, line);
    if (command === '.') this.#data = undefined;
  }

  #obey(command: string, line: string): void {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'MAIL') this.#from = address;
    if (command === 'MAIL') this.#to = [];
    if (command === 'RCPT') this.#to.push(address);
    if (command === 'DATA') this.#data = [];
    if (command === '.') this.#take(parse(this.#from, this.#to, (this.#data ?? []).join('\r\n')));
    this.say(answers[command] ?? '500 What?');
    if (command === 'QUIT') this.#socket.end();
  }
}

/** A local mail server that keeps what it accepts. */
export async function openSmtp() {
  const received: Received[] = [];
  const commands: string[] = [];
  let refuse: Refuse = () => undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const conversation = new Conversation(
      socket,
      (message) => received.push(message),
      (command, line) => {
        commands.push(line);
        return refuse(command, line);
      },
    );
    conversation.say(READY);
    let rest = '';
    socket.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) conversation.hear(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** All received lines, except those of messages. */
    commands,
    url: `smtp://foundation:a-password@127.0.0.1:${port}`,
    /** Rejects commands from now on. */
    refuse: (by: Refuse) => {
      refuse = by;
    },
    /** Accepts everything again. */
    accept: () => {
      refuse = () => undefined;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
