// Plain JavaScript without dependencies, because it runs on the host's Node before the
// installation.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');

/**
 * Node's flags for the built server, as in the start script of apps/api. The first saves some 35 MB
 * of short-lived objects; without the second the heap grows by half before it is collected.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20'];

/** With many memory arenas glibc keeps about 20 MB of unused memory. */
export const serverEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

/** The folder in which npm was called; npm runs scripts in the package's own. */
// biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, no cached turbo task reads it
export const invocationDir = process.env.INIT_CWD ?? process.cwd();

/** Exits with a sentence instead of a stack trace. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

export function requireHostNode() {
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node 20.19 or newer is needed; this is ${process.version}. Install a newer one from https://nodejs.org.`);
  }
}

/**
 * Compares the lock file with npm's record of the installed packages, which lacks optional packages
 * of other platforms.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean,
 *   devOptional?: boolean }> }} wanted
 * @param {{ packages: Record<string, { version?: string }> }} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/** @param {string} file */
const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Installs the locked packages if needed. */
export function install() {
  const note = join(modules, '.package-lock.json');
  if (existsSync(note) && isInstalled(readLock(join(root, 'package-lock.json')), readLock(note))) return;
  console.log('Installing the packages (a minute or two the first time)…');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that runs this, or else the one in PATH (on Windows a .cmd file, which needs a shell).
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, no cached turbo task reads it
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

/** The pinned Node 24, or the host's Node on a platform without that package, if new enough. */
export function pinnedNode() {
  const windows = process.platform === 'win32';
  const folder = join(modules, `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin');
  const pinned = join(folder, windows ? 'node.exe' : 'node');
  if (existsSync(pinned)) {
    try {
      execFileSync(pinned, ['--version'], { stdio: 'ignore' });
      return pinned;
    } catch {
      // The C library is too old or another one (Alpine), but the host's Node may work.
    }
  }
  if (major >= 24) return process.execPath;
  return fail(`npm has no Node 24 for ${process.platform} ${process.arch}. Install it from https://nodejs.org.`);
}

/** The environment of child processes: the repository's programs first in PATH, no telemetry. */
export function environment(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    [name]: `${join(modules, '.bin')}${delimiter}${process.env[name] ?? ''}`,
    ...extra,
  };
}

/** The script of an installed program, which Node runs on every platform. @param {string} path */
export const program = (path) => join(modules, path);
