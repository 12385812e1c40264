import { spawn } from 'node:child_process';

/** Ends with the process that started it. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps processor cores busy until the returned function is called. */
export function keepBusy(cores: number): () => void {
  const loops = Array.from({ length: cores }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
