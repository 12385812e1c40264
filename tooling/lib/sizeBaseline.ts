/** What everything weighed when it was last accepted (`tooling/sizes.json`), and what grew since. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, writeJson } from './files.ts';

/** Sizes by name and column, such as `/about` and `html`. */
export type Baseline = Record<string, Record<string, number>>;

export interface Growth {
  name: string;
  column: string;
  /** Absent if it was never accepted. */
  before?: number;
  /** Absent if it is no longer measured. */
  now?: number;
  allowed: number;
}

/** A visitor on 2G waits about a second for 4 kB more; less than that is not looked at. */
const LEAST_BYTES = 4_000;
const PART = 0.05;

/** The largest size that passes. One request more is always allowed, since it may be a picture. */
export const allowed = (before: number, column: string): number =>
  before + Math.max(Math.floor(before * PART), /^requests/.test(column) ? 1 : LEAST_BYTES);

/** What exceeds its allowance, and what only one of both has: that is to be accepted, too. */
export function growths(before: Baseline, now: Baseline): Growth[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const [old, fresh] = [before[name], now[name]];
    if (!old || !fresh) return [{ name, column: '', ...(old && { before: 0 }), ...(fresh && { now: 0 }), allowed: 0 }];
    return Object.entries(fresh).flatMap(([column, size]) => {
      const accepted = old[column] ?? 0;
      const most = allowed(accepted, column);
      // Not `>`: what could not be measured is no number.
      return size <= most ? [] : [{ name, column, before: accepted, now: size, allowed: most }];
    });
  });
}

const file = join(root, 'tooling/sizes.json');

export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, 'utf8')) as Baseline;

export const writeBaseline = (baseline: Baseline): void => void writeJson(file, baseline);
