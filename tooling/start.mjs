/**
 * `npm start`: installs if needed, builds what changed, then serves site and API from one process.
 * The server reads PORT (8080), DATA_DIR (.data) and DATABASE_URL, and prints its URL or an error.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { run } from './lib/run.mjs';
import {
  environment,
  fail,
  install,
  invocationDir,
  pinnedNode,
  program,
  requireHostNode,
  root,
  serverEnvironment,
  serverFlags,
} from './lib/setup.mjs';

/** The server validates its variables too, but only after a minute of building. */
function checkPort() {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
    fail(`PORT must be a whole number from 0 to 65535, but it is "${PORT}".`);
  }
}

/**
 * Builds with turbo's cache. Prints nothing if it succeeds, the log if it fails.
 * @param {string} node
 */
async function build(node) {
  const patience = setTimeout(() => console.log('Building…'), 1_500);
  const turbo = [program('turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only', '--ui=stream'];
  const { code, output } = await run(node, turbo, { limit: 1_800_000 });
  clearTimeout(patience);
  if (code !== 0) fail(`${output}\nThe build failed; the log above says where.`);
}

/**
 * Calls `ended` when the shell between npm and this process has exited. A signal sent to npm alone
 * ends that shell, which does not forward it, and would leave the server running.
 * @param {() => void} ended
 */
function watchShell(ended) {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, no cached turbo task reads it
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    ended();
  }, 250);
}

/**
 * Runs the server in this terminal, with its exit code; forwards one signal.
 * @param {string} node
 */
function serve(node) {
  const { DATA_DIR } = process.env;
  const env = environment({ ...serverEnvironment, ...(DATA_DIR && { DATA_DIR: resolve(invocationDir, DATA_DIR) }) });
  const server = spawn(node, [...serverFlags, join(root, 'apps/api/dist/server.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  let passed = false;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (!passed) server.kill(signal);
    passed = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C reaches the server too; a second signal would interrupt its shutdown.
      if (signal === 'SIGINT' && process.stdin.isTTY) passed = true;
      else passOn(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  watchShell(() => passOn('SIGTERM'));
  server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

requireHostNode();
checkPort();
install();
const node = pinnedNode();
await build(node);
serve(node);
