import { readFileSync } from 'node:fs';
import { type Agent, get, type IncomingHttpHeaders } from 'node:http';

/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process has used so far, in milliseconds. */
export function processorTime(pid: number): number {
  // The name, in brackets, may contain spaces, so fields are counted after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
}

export interface Answer {
  /** 200, or 304 to a conditional request. */
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent: compressed if the request allowed it. */
  body: Buffer;
}

/** Fetches a complete response. Throws for statuses other than 200, or 304 with `if-none-match`. */
export function fetchBytes(url: string, headers: Record<string, string>, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { ...(agent && { agent }), headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        const isGood = status === 200 || (status === 304 && 'if-none-match' in headers);
        if (isGood) resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url}: ${status}`));
      });
    }).on('error', reject);
  });
}
