/** `npm run test -- thrice`: whole runs in a row, while another process uses one core throughout. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { table } from '../lib/table.ts';
import { keepBusy } from './busy.ts';

const TIMES = 3;

async function runOnce(names: readonly string[]): Promise<{ minutes: number; code: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tooling/test/run.ts'), ...names], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return { minutes: (performance.now() - began) / 60_000, code: typeof code === 'number' ? code : 1 };
}

/** @param names the steps; without them all of them */
export async function runThrice(names: readonly string[]): Promise<[line: string, passed: boolean]> {
  const rest = keepBusy(1);
  const rows: string[][] = [];
  let passed = 0;
  try {
    for (let run = 1; run <= TIMES; run += 1) {
      const { minutes, code } = await runOnce(names.length > 0 ? names : ['all']);
      if (code === 0) passed += 1;
      rows.push([`${run}`, `${minutes.toFixed(1)} min`, code === 0 ? 'green' : 'red']);
    }
  } finally {
    rest();
  }
  console.log(table(['run', 'time', ''], rows));
  return [`${passed} passed, ${TIMES - passed} failed`, passed === TIMES];
}
