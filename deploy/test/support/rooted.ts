/**
 * Runs a command in a folder as its root, with this machine's programs: a container without Docker.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../../../tooling/debian.ts';

interface RunOptions {
  cwd: string;
  env: Record<string, string>;
  /** `1000:1000`. Default: root. */
  user?: string | undefined;
  /** Folders or files of this machine by their writable mount points in the container. */
  binds?: Record<string, string>;
  /** As in compose.yaml: only the binds and /tmp are writable, and all capabilities are dropped. */
  confined?: boolean;
}

/** Creates the folders that every image has. */
export function prepareRoot(folder: string): void {
  for (const name of ['proc', 'dev', 'etc', 'tmp', 'root', 'usr/local/bin']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(folder, name));
}

const SYSTEM = `set -eu
cd "$ROOT"
mount --bind . . && cd "$ROOT"
mount --bind usr/local /mnt
mount --bind -o ro /usr usr
mount --bind /mnt usr/local
mount --bind -o ro /etc etc
mount --rbind /dev dev
mount --rbind /proc proc
if [ -n "$CONFINED" ]; then mount -o remount,bind,ro . ; mount -o remount,bind,ro usr/local; fi
mount -t tmpfs tmpfs tmp
`;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function placeOf(folder: string, [inside, outside]: [string, string]): string {
  const place = join(folder, inside);
  // A mount point must exist.
  if (!existsSync(place)) {
    mkdirSync(dirname(place), { recursive: true });
    if (statSync(outside).isDirectory()) mkdirSync(place);
    else writeFileSync(place, '');
  }
  return `mount --bind ${quoted(outside)} ${quoted(place)}\n`;
}

/** Starts a command in the folder. Its mounts are removed when it ends. */
export function startIn(folder: string, command: string[], options: RunOptions): ChildProcess {
  const { cwd, env, user, binds = {}, confined = false } = options;
  const [uid, gid] = user?.split(':') ?? [];
  const rights = [
    ...(uid ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : []),
    ...(confined ? ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'] : []),
  ];
  const enter = `exec chroot . /usr/bin/setpriv ${rights.join(' ')} /usr/bin/env -i -C ${quoted(cwd)} "$@"\n`;
  const script =
    SYSTEM +
    Object.entries(binds)
      .map((bind) => placeOf(folder, bind))
      .join('') +
    enter;
  const variables = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
    HOME: '/root',
    ...env,
  });
  const words = [...variables.map(([name, value]) => `${name}=${value}`), ...command];
  return spawn(findProgram('unshare') ?? '', ['--mount', 'sh', '-c', script, 'sh', ...words], {
    env: { PATH: process.env.PATH, ROOT: folder, CONFINED: confined ? 'yes' : '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end. */
export async function runIn(
  folder: string,
  command: string[],
  options: RunOptions,
): Promise<{ code: number | null; output: string }> {
  const child = startIn(folder, command, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}
