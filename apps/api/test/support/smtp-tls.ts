import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Certificate } from './certificates.ts';
import { startSmtp } from './smtp.ts';

/** Answers up to STARTTLS, as a mail server that offers it does. */
function untilTls(socket: Socket, begin: () => void): void {
  socket.write('220 test ready\r\n');
  socket.on('data', function answer(data) {
    const line = data.toString();
    if (!line.startsWith('STARTTLS')) return void socket.write('250-test\r\n250 STARTTLS\r\n');
    socket.off('data', answer);
    socket.write('220 Go on\r\n');
    begin();
  });
}

/**
 * A local mail server that offers STARTTLS with a certificate, as Debian's Postfix does.
 *
 * @param host where it listens: `127.0.0.2` is a loopback address that is not recognised as local
 */
export async function startTlsSmtp(certificate: Certificate, host = '127.0.0.2') {
  const smtp = await startSmtp();
  const secureContext = createSecureContext(certificate);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    untilTls(socket, () => {
      const secured = new TLSSocket(socket, { isServer: true, secureContext });
      keep(secured);
      secured.once('secure', () => {
        const behind = connect(Number(new URL(smtp.url).port), '127.0.0.1');
        keep(behind);
        // The greeting was given before.
        behind.once('data', () => secured.pipe(behind).pipe(secured));
      });
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { ...smtp, url: `smtp://${host}:${(server.address() as AddressInfo).port}` };
}
