import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AtEnd } from '../../../apps/api/test/support/folders.ts';
import { findProgram } from '../../../tooling/debian.ts';

const START_LIMIT_MS = 20_000;

/** A file of `deploy`. */
export const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** Replaces addresses and paths in a text. @throws if one of them is missing */
export function replaced(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`There is no "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

interface ProgramOptions {
  /** The program is ready once it listens on this port. */
  port: number;
  atEnd: AtEnd;
  env?: Record<string, string>;
  as?: { uid: number; gid: number } | undefined;
}

/** A running Debian program. */
export interface Program {
  child: ChildProcess;
  /** Its output so far, of both streams. */
  output(): string;
}

/** Starts an installed program, waits until it listens, and stops it after the tests. */
export async function startProgram(name: string, args: string[], options: ProgramOptions): Promise<Program> {
  const { port, atEnd, env, as } = options;
  const file = findProgram(name);
  if (!file) throw new Error(`${name} is not installed.`);
  const child = spawn(file, args, {
    ...as,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = once(child, 'exit');
  atEnd(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} does not listen: ${output}`);
    await wait(20);
  }
  return { child, output: () => output };
}
