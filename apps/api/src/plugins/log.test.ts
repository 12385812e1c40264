import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logSerializers } from '../http/log.ts';
import { requestId } from '../http/request-id.ts';
import { intlOf } from '../text/intl.ts';
import { errorHandling } from './errors.ts';

/** A line of its own, a colour of the terminal, and a change of direction, around what must not be seen. */
const TYPED = 'forged\r\n{"level":60,"msg":"forged"}\u2028\u001b[31m\u009b1m\u202eforged';

/** The lines that a request leaves in the log of a server whose call fails with what was typed. */
async function linesOf(headers: Record<string, string> = {}): Promise<string[]> {
  const written: string[] = [];
  const stream = { write: (text: string) => void written.push(text) };
  const app = Fastify({ logger: { level: 'trace', serializers: logSerializers, stream }, genReqId: requestId });
  app.decorate('intl', async (language) => intlOf(language));
  errorHandling(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  app.post('/things/:name', (request) => {
    request.log.warn({ req: request }, 'warned');
    throw Object.assign(new Error(TYPED), { name: 'TypeError', stack: `TypeError: ${TYPED}` });
  });
  const typed = encodeURIComponent(TYPED);
  const payload = { name: TYPED, [TYPED]: 1 };
  await app.inject({ method: 'POST', url: `/things/${typed}?q=${typed}`, headers, payload });
  await app.inject({ method: 'POST', url: `/${typed}`, headers, payload });
  await app.close();
  return written.join('').split('\n').slice(0, -1);
}

test('[ENTRY-12] nothing of an address, a form or an error that quotes it is in a line of the log', async () => {
  const lines = await linesOf({ 'user-agent': 'forged', referer: 'https://x.example/forged' });
  expect(lines.map((line) => JSON.parse(line).msg)).toContain('warned');
  expect(lines.map((line) => JSON.parse(line).level)).not.toContain(60);
  expect(lines.join('\n')).not.toMatch(/forged|\p{Cc}(?<!\n)|[\u2028\u202e]/u);
});

test('[ENTRY-12] the number that a request gives itself is in the log only if it is a plain one', async () => {
  const idsWith = async (id: string) => (await linesOf({ 'x-request-id': id })).map((line) => JSON.parse(line).reqId);
  expect(await idsWith('plain-0001')).toContain('plain-0001');
  expect(await idsWith('forged {"a":1}')).not.toContain('forged {"a":1}');
});
