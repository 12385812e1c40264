import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { answerCheck } from './answer.ts';
import { documentOf, type Operation, operationsOf } from './document.ts';
import { type FuzzRequest, requestsTo } from './request.ts';

/** The smallest request found that is answered wrongly. */
interface Finding {
  operation: string;
  what: string;
  request: FuzzRequest;
  seed: number;
}

export interface FuzzResult {
  findings: Finding[];
  requests: number;
  /** How often each operation answered each status, valid requests only. */
  statuses: Map<string, Map<number, number>>;
}

const account = { username: 'fuzzer', email: 'fuzzer@example.org', password: 'a long pass phrase' };

/** Signs a person in, once per server. */
async function signIn(app: FastifyInstance): Promise<string> {
  const json = { 'content-type': 'application/json' };
  await app.inject({ method: 'POST', url: '/api/register', payload: JSON.stringify(account), headers: json });
  const { username, password } = account;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ username, password }).toString();
  const answer = await app.inject({ method: 'POST', url: '/api/token', payload, headers });
  return answer.json<{ access_token: string }>().access_token;
}

async function fuzzOne(app: FastifyInstance, operation: Operation, runs: number, seed: number, result: FuzzResult) {
  const document = documentOf(app);
  const check = answerCheck(document);
  const statuses = result.statuses.get(operation.id) ?? new Map<number, number>();
  result.statuses.set(operation.id, statuses);
  // An operation that ends the session (it revokes the token) must not make the rest of the run anonymous.
  const requests = requestsTo(document, operation, await signIn(app));
  const property = fc.asyncProperty(requests, async ({ valid, ...request }) => {
    result.requests += 1;
    const answer = await app.inject(request);
    if (valid) statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    const wrong = check(operation, request.url, answer);
    if (wrong) throw new Error(wrong);
  });
  const details = await fc.check(property, { numRuns: runs, seed });
  if (!details.failed) return;
  const [request] = details.counterexample ?? [];
  const what = details.errorInstance instanceof Error ? details.errorInstance.message : 'not answered';
  if (request) result.findings.push({ operation: operation.id, what, request, seed });
}

/**
 * Sends generated requests, half of them wrong, to every operation of the server's own document, and checks that each
 * is answered as the document says and never with a failure inside.
 *
 * @param options `runs` of each operation; the same `seed` makes the same requests.
 */
export async function fuzz(app: FastifyInstance, options: { runs: number; seed: number }): Promise<FuzzResult> {
  await app.ready();
  const result: FuzzResult = { findings: [], requests: 0, statuses: new Map() };
  for (const operation of operationsOf(documentOf(app)))
    await fuzzOne(app, operation, options.runs, options.seed, result);
  return result;
}
