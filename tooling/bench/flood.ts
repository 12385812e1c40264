import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchBytes, residentMemory } from '../lib/load.ts';
import { quantile } from '../lib/quantile.ts';
import { table, thousands } from '../lib/table.ts';
import { startOurs } from './processes.ts';

export interface Flood {
  kind: 'pages that are not kept' | 'random hosts' | 'provinces';
  url: string;
  clients: number;
  seconds: number;
}

export interface Flooded {
  /** How often each response came: a page, the document without content, or a status. */
  answers: Record<string, number>;
  unanswered: number;
}

const CLIENTS = 50;
const FLOOD_SECONDS = 20;
const IDLE_SECONDS = 5;
const PROBE_EVERY_MS = 50;
/** How long the server has to free the memory of the floods. */
const RECOVERY_SECONDS = 30;
const limits = { timesIdle: 20, ms: 250, memory: 1.2 };

const kinds: Flood['kind'][] = ['pages that are not kept', 'random hosts', 'provinces'];

const probes: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: '/healthz', path: '/healthz', headers: {} },
  { name: 'a call', path: '/api/navigation', headers: { 'accept-encoding': 'br' } },
  { name: 'a kept page', path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } },
];

/** The 99th percentile of each probe's time, in milliseconds. */
async function probe(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = probes.map((): number[] => []);
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    for (const [index, { path, headers }] of probes.entries()) {
      const began = performance.now();
      await fetchBytes(new URL(path, url).href, headers, agent);
      times[index]?.push(performance.now() - began);
    }
    await wait(PROBE_EVERY_MS);
  }
  agent.destroy();
  return times.map((each) => quantile(each, 0.99));
}

async function flood(kind: Flood['kind'], url: string): Promise<Flooded> {
  const task: Flood = { kind, url, clients: CLIENTS, seconds: FLOOD_SECONDS };
  const [flooded] = await once(fork(join(import.meta.dirname, 'flooder.ts'), [JSON.stringify(task)]), 'message');
  return flooded as Flooded;
}

/**
 * Whether the server stays responsive while fifty clients request new pages: the latency of
 * `/healthz`, an API call and a cached page, the clients' responses, and the memory afterwards.
 */
export async function measureFlood(folder: string): Promise<boolean> {
  // Without a public URL the server accepts the made-up hosts.
  const { url, pid } = await startOurs(folder, '/', { PUBLIC_URL: '', METRICS_TOKEN: '' });
  await probe(url, 1);
  // What the first page of a kind loads, such as the courses, is not memory of the flood.
  for (const path of ['/digital-literacy?q=water', '/data?province=CD-KN'])
    await fetchBytes(new URL(path, url).href, { accept: 'text/html' });
  const idle = await probe(url, IDLE_SECONDS);
  const before = residentMemory(pid);
  let holds = true;
  for (const kind of kinds) {
    const [{ answers, unanswered }, flooded] = await Promise.all([flood(kind, url), probe(url, FLOOD_SECONDS)]);
    const rows = probes.map(({ name }, index) => {
      const [quiet = Number.NaN, busy = Number.NaN] = [idle[index], flooded[index]];
      const isGood = busy <= limits.ms && busy <= limits.timesIdle * quiet;
      holds &&= isGood;
      return [name, quiet.toFixed(1), busy.toFixed(1), (busy / quiet).toFixed(1), isGood ? '' : 'OVER'];
    });
    console.log(table([`${kind}: p99, ms`, 'idle', 'flooded', 'x idle', ''], rows));
    const counts = Object.entries(answers).map(([what, count]) => `${thousands(count)} ${what}`);
    console.log(`Responses: ${counts.join(', ')}; unanswered: ${unanswered}\n`);
    holds &&= unanswered === 0;
  }
  await wait(RECOVERY_SECONDS * 1_000);
  const ratio = residentMemory(pid) / before;
  console.log(`Memory ${RECOVERY_SECONDS} s later: ${ratio.toFixed(2)} times the ${thousands(before / 1e6)} MB before`);
  console.log(
    `At most ${limits.ms} ms and ${limits.timesIdle} times idle, every request answered, memory at most ${limits.memory} times`,
  );
  return holds && ratio <= limits.memory;
}
