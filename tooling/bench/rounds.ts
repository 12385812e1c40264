import { load, processorTime } from '../lib/load.ts';
import { median } from '../lib/median.ts';

/** One answer of one server. */
export interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  pid: number;
}

export interface Measured {
  /** Processor time of the server for one answer. */
  microseconds: number;
  perSecond: number;
}

export const ROUNDS = 3;
const CONNECTIONS = 16;

async function measure({ url, headers, pid }: Target, requests: number): Promise<Measured> {
  const before = processorTime(pid);
  const ms = await load(url, headers, requests, CONNECTIONS);
  return { microseconds: ((processorTime(pid) - before) * 1_000) / requests, perSecond: (requests * 1_000) / ms };
}

/** Rounds of all, one after another: what disturbs the machine disturbs each of them. Gives the medians, in the order of the targets. */
export async function compare(targets: Target[], requests: number): Promise<Measured[]> {
  for (const { url, headers } of targets) await load(url, headers, requests, CONNECTIONS); // until the code of each is compiled
  const rounds: Measured[][] = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, target] of targets.entries()) rounds[index]?.push(await measure(target, requests));
  }
  return rounds.map((all) => ({
    microseconds: median(all.map(({ microseconds }) => microseconds)),
    perSecond: median(all.map(({ perSecond }) => perSecond)),
  }));
}
