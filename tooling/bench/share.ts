/**
 * `node share.ts 0.2 PID…`: lets each of these processes have so much of one processor and no more, until it is ended itself. Linux only.
 * A process that has used up its part is stopped (SIGSTOP) until it has earned more; what it does not use is not saved up.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 5;
/** The most that a process which was idle may use at once. */
const MOST_SAVED_MS = 20;

const share = Number(process.argv[2]);
const pids = process.argv.slice(3).map(Number);

/** Processor time of all threads of a process so far, in milliseconds. */
const usedBy = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);

const processes = pids.map((pid) => ({ pid, used: usedBy(pid), saved: 0, isStopped: false }));
let last = performance.now();

for (;;) {
  await wait(TICK_MS);
  const now = performance.now();
  for (const one of processes) {
    const used = usedBy(one.pid);
    one.saved = Math.min(one.saved + (now - last) * share - (used - one.used), MOST_SAVED_MS);
    one.used = used;
    const stop = one.saved < 0;
    if (stop !== one.isStopped) process.kill(one.pid, stop ? 'SIGSTOP' : 'SIGCONT');
    one.isStopped = stop;
  }
  last = now;
}
