import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { begin, chunk, done } from '../../../apps/api/test/support/fake-model.ts';
import type { AtEnd } from '../../../apps/api/test/support/folders.ts';

/** A language model that sends one piece of each answer, and then waits. */
export interface WaitingModel {
  baseUrl: string;
  /** Sends the second piece of the waiting answers. */
  goOn(): void;
}

/** Starts a server that speaks the OpenAI protocol. */
export async function startWaitingModel(atEnd: AtEnd): Promise<WaitingModel> {
  const answering: ServerResponse[] = [];
  const server = createServer((asked, response) => {
    asked.resume();
    begin(response, chunk('The first piece. '));
    answering.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    goOn: () => {
      for (const answer of answering.splice(0)) answer.end(chunk('The second piece.') + done);
    },
  };
}
