import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fetchBytes, residentMemory } from '../lib/load.ts';
import { table, thousands } from '../lib/table.ts';
import type { Flood, Flooded } from './flooder.ts';
import { startOurs } from './processes.ts';

const CLIENTS = 50;
const FLOOD_MS = 20_000;
const IDLE_MS = 5_000;
const PROBE_EVERY_MS = 50;
const limits = { timesIdle: 20, ms: 250, memory: 1.2 };
/** How long the server has to give back the memory of a flood. */
const CALM_MS = 30_000;

const floods: Flood['kind'][] = ['pages that are not kept', 'random hosts', 'provinces'];

const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' };
const probes: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: '/healthz', path: '/healthz', headers: {} },
  { name: 'a call', path: '/api/navigation', headers: { 'accept-encoding': 'br' } },
  { name: 'a kept page', path: '/', headers: asBrowser },
];

/** The value that 99 of 100 do not exceed. */
function p99(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

/** How long each probe is waited for, one after the other, until the time is over. */
async function probe(url: string, milliseconds: number): Promise<number[]> {
  const agents = probes.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const times = probes.map((): number[] => []);
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    for (const [index, { path, headers }] of probes.entries()) {
      const began = performance.now();
      await fetchBytes(new URL(path, url).href, headers, agents[index]);
      times[index]?.push(performance.now() - began);
    }
    await wait(PROBE_EVERY_MS);
  }
  for (const agent of agents) agent.destroy();
  return times.map(p99);
}

/** Runs a flood in a thread of its own, so that the probes are on time. */
async function flood(task: Flood): Promise<Flooded> {
  const worker = new Worker(new URL('./flooder.ts', import.meta.url), { workerData: task });
  const [flooded] = await once(worker, 'message');
  return flooded as Flooded;
}

/**
 * Whether fifty clients that ask for ever new pages leave the server free for everyone else: how long it takes to answer
 * `/healthz`, a call and a kept page meanwhile, what the clients are answered, and what memory is left behind.
 */
export async function measureFlood(folder: string): Promise<boolean> {
  // Without a public address, so that made-up hosts are believed.
  const { url, pid } = await startOurs(folder, '/', { PUBLIC_URL: '', METRICS_TOKEN: '' });
  await probe(url, 1_000);
  const idle = await probe(url, IDLE_MS);
  const before = residentMemory(pid);
  let holds = true;
  for (const kind of floods) {
    const [flooded, busy] = await Promise.all([
      flood({ kind, url, clients: CLIENTS, milliseconds: FLOOD_MS }),
      probe(url, FLOOD_MS),
    ]);
    const rows = probes.map(({ name }, index) => {
      const [quiet = Number.NaN, late = Number.NaN] = [idle[index], busy[index]];
      const isGood = late <= limits.ms && late <= limits.timesIdle * quiet;
      holds &&= isGood;
      return [name, quiet.toFixed(1), late.toFixed(1), (late / quiet).toFixed(1), isGood ? '' : 'over the limit'];
    });
    console.log(`${table([`${kind}: p99, ms`, 'idle', 'flooded', 'x idle', ''], rows)}`);
    const answers = Object.entries(flooded.answers).map(([what, count]) => `${thousands(count)} ${what}`);
    console.log(`Answered: ${answers.join(', ')}; not answered: ${flooded.unanswered}\n`);
    holds &&= flooded.unanswered === 0;
  }
  await wait(CALM_MS);
  const ratio = residentMemory(pid) / before;
  console.log(
    `Memory ${CALM_MS / 1_000} s later: ${ratio.toFixed(2)} times that of before (${thousands(before / 1e6)} MB)`,
  );
  console.log(
    `At most ${limits.ms} ms and ${limits.timesIdle} times idle, every request answered, memory at most ${limits.memory} times`,
  );
  return holds && ratio <= limits.memory;
}
