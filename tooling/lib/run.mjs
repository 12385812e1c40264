import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { environment, root } from './setup.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Stops a program and everything that it started, which is in one process group.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function stop(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // It has exited already.
  }
}

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Forwards Ctrl-C, which detached children do not get. @param {keyof typeof exitCodes} signal */
function passOn(signal) {
  for (const child of running) stop(child, 'SIGTERM');
  process.exit(exitCodes[signal]);
}

/** Handles signals only while something runs. @param {'on' | 'off'} change */
function signals(change) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process[change](signal, passOn);
}

/**
 * Runs a program and keeps its output. Never rejects: the code is 127 if the program cannot start;
 * after `limit` milliseconds it is stopped, and the output says so.
 * @param {string} command
 * @param {string[]} [args] without them, `command` is a shell command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limit?: number, log?: string }} [options]
 * @returns {Promise<{ code: number, output: string, ms: number }>}
 */
export function run(command, args, { cwd = root, env = environment(), limit = 600_000, log } = {}) {
  const began = Date.now();
  if (log) mkdirSync(dirname(log), { recursive: true });
  const file = log ? createWriteStream(log, { flags: 'a' }) : undefined;
  return new Promise((resolve) => {
    let output = '';
    /** @param {unknown} chunk */
    const keep = (chunk) => {
      output = (output + chunk).slice(-2_000_000);
      file?.write(chunk);
    };
    const child = spawn(command, args ?? [], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !args,
      detached: process.platform !== 'win32',
    });
    if (running.size === 0) signals('on');
    running.add(child);
    const timers = [
      setTimeout(() => {
        keep(`\nStopped: not finished after ${Math.round(limit / 1000)} s.\n`);
        stop(child, 'SIGTERM');
      }, limit),
      setTimeout(() => stop(child, 'SIGKILL'), limit + 5_000),
      // A grandchild outside the group may keep the pipes open.
      setTimeout(() => end(124), limit + 10_000),
    ];
    /** @param {number} code */
    const end = (code) => {
      if (!running.delete(child)) return;
      if (running.size === 0) signals('off');
      for (const timer of timers) clearTimeout(timer);
      file?.end();
      resolve({ code, output, ms: Date.now() - began });
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      keep(`${error.message}\n`);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
