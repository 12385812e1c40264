import { type AddressInfo, createServer } from 'node:net';

const answers: Record<string, string> = {
  EHLO: '250-test\r\n250 AUTH PLAIN',
  AUTH: '235 Welcome',
  DATA: '354 Go on',
  QUIT: '221 Bye',
};

/** Of quoted-printable and base64, which nodemailer may use for a text with long lines. */
function decode(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

/** A mail server that accepts everything (RFC 5321), and the texts that it has received. */
export async function startMailbox() {
  const received: { to: string; text: string }[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let to = '';
    let mail: string[] | undefined;
    const hear = (line: string) => {
      if (mail && line !== '.') return mail.push(line);
      if (mail) received.push({ to, text: decode(mail.join('\r\n')) });
      const isEnd = mail !== undefined;
      mail = undefined;
      const command = isEnd ? '.' : line.split(' ', 1)[0]?.toUpperCase();
      if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (command === 'DATA') mail = [];
      socket.write(`${answers[command ?? ''] ?? '250 OK'}\r\n`);
    };
    socket.write('220 test ready\r\n');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://foundation:a-password@127.0.0.1:${port}`,
    /** The links in the mails to an address, the newest last. */
    linksTo: (email: string) =>
      received
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => text.match(/http:\/\/[^\s"<>]+#[^\s"<>]+/g) ?? []),
    stop: () => server.close(),
  };
}
