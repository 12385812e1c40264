import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** Linux counts processor time in hundredths of a second for every program. */
const TICK_MS = 10;

/** Processor time that a process has used so far, in milliseconds. */
export function processorTime(pid: number): number {
  // The name, in brackets, may hold spaces: what is counted stands after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Memory that a process holds, in bytes. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(body) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/**
 * Asks an address over and over on connections that stay open.
 *
 * @returns how long all of it took, in milliseconds, and the body of the last answer.
 */
export async function load(url: string, requests: number, connections: number): Promise<{ ms: number; body: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  let body = '';
  const began = performance.now();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      body = await ask(url, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { ms: performance.now() - began, body };
}
