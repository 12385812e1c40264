import { execFileSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../tooling/debian.ts';

/** The calls of one of systemd's sets, with those of the sets that it contains. */
function callsOf(set: string): string[] {
  const analyze = findProgram('systemd-analyze') ?? 'systemd-analyze';
  const text = execFileSync(analyze, ['syscall-filter', set], { encoding: 'utf8' });
  const names = text.split('\n').flatMap((line) => /^ +(@?\w[\w-]*)$/.exec(line)?.[1] ?? []);
  return names.flatMap((name) => (name.startsWith('@') ? callsOf(name) : [name]));
}

/** The values of a setting in a unit, in order. */
const valuesOf = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/**
 * The program and the arguments that run a command under the filter that a unit sets, without
 * systemd.
 *
 * @param unit the text of the unit, whose first line of `SystemCallFilter=` lists what is allowed
 */
export function underFilter(unit: string, [file, args]: [string, string[]]): [string, string[]] {
  const allowed = new Set<string>();
  for (const value of valuesOf(unit, 'SystemCallFilter')) {
    for (const word of value.replace(/^~/, '').split(' ')) {
      for (const call of word.startsWith('@') ? callsOf(word) : [word]) {
        if (value.startsWith('~')) allowed.delete(call);
        else allowed.add(call);
      }
    }
  }
  const errno = valuesOf(unit, 'SystemCallErrorNumber').at(-1);
  const number = errno ? constants.errno[errno as keyof typeof constants.errno] : 0;
  const script = join(import.meta.dirname, 'under-filter.py');
  return [findProgram('python3') ?? 'python3', [script, [...allowed].join(','), String(number), file, ...args]];
}
