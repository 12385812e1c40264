import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { brokenAfterwards } from './afterwards.ts';
import { answerCheck } from './answer.ts';
import { documentOf, type Operation, operationsOf } from './document.ts';
import { prepare } from './known.ts';
import type { Known } from './known-state.ts';
import { type FuzzRequest, goodRequestsTo, requestsTo } from './request.ts';

/** The smallest request with a wrong response. */
interface Finding {
  operation: string;
  what: string;
  request: FuzzRequest;
  seed: number;
}

export interface FuzzResult {
  findings: Finding[];
  requests: number;
  /** How often each operation returned each status, for valid requests only. */
  statuses: Map<string, Map<number, number>>;
}

/** How many valid requests each operation gets first. */
const GOOD = 6;

/** The valid requests that are tried when no earlier one succeeded are the same for every seed. */
const FALLBACK = { numRuns: 200, seed: 1 };

const hasSucceeded = (statuses: ReadonlyMap<number, number>) => [...statuses.keys()].some((status) => status < 400);

interface Options {
  /** Requests to each operation. */
  runs: number;
  seed: number;
}

async function fuzzOne(
  app: FastifyInstance,
  operation: Operation,
  known: Known,
  { runs, seed }: Options,
  result: FuzzResult,
) {
  const document = documentOf(app);
  const check = answerCheck(document);
  const statuses = result.statuses.get(operation.id) ?? new Map<number, number>();
  result.statuses.set(operation.id, statuses);
  const good = fc.sample(goodRequestsTo(document, operation, known), { numRuns: GOOD, seed });
  /** Returns what is wrong with the answer. */
  const send = async ({ valid, ...request }: FuzzRequest) => {
    result.requests += 1;
    const answer = await app.inject(request);
    if (valid) statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    return check(operation, request.url, answer);
  };
  const property = fc.asyncProperty(requestsTo(document, operation, known), async (request) => {
    const wrong = await send(request);
    if (wrong) throw new Error(wrong);
  });
  const details = await fc.check(property, { numRuns: runs, seed, examples: good.map((request) => [request]) });
  // A seed without luck is no fault.
  const others = hasSucceeded(statuses) ? [] : fc.sample(goodRequestsTo(document, operation, known), FALLBACK);
  for (const request of others) {
    if (hasSucceeded(statuses)) break;
    const what = await send(request);
    if (what) result.findings.push({ operation: operation.id, what, request, seed });
  }
  if (!details.failed) return;
  const [request] = details.counterexample ?? [];
  const what = details.errorInstance instanceof Error ? details.errorInstance.message : 'not answered';
  if (request) result.findings.push({ operation: operation.id, what, request, seed });
}

/**
 * Sends generated requests, half of them invalid, to every operation, and checks that each response
 * matches the document.
 */
export async function fuzz(app: FastifyInstance, options: Options): Promise<FuzzResult> {
  await app.ready();
  const result: FuzzResult = { findings: [], requests: 0, statuses: new Map() };
  const knownTo = await prepare(app);
  const operations = operationsOf(documentOf(app));
  for (const operation of operations) await fuzzOne(app, operation, await knownTo(operation), options, result);
  for (const { operation, what } of await brokenAfterwards(app, operations, knownTo)) {
    const request = { method: operation.method, url: operation.path, headers: {}, valid: true };
    result.findings.push({ operation: operation.id, what, request, seed: options.seed });
  }
  return result;
}

/** The operations without a successful request, about which the fuzzer says nothing. */
export function unreached({ statuses }: FuzzResult): string[] {
  return [...statuses].filter(([, byStatus]) => !hasSucceeded(byStatus)).map(([operation]) => operation);
}
