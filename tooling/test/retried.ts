/**
 * Tests that failed and passed when they were repeated. The reporters of both runners write them
 * (`vitestReporter.ts`, `playwrightReporter.ts`), and the run reads them.
 */
import { relative } from 'node:path';
import { readJson, root, writeJson } from '../lib/files.ts';

export interface Retried {
  /** Its path in the repository. */
  file: string;
  title: string;
}

/** The variable that tells a reporter its file. Without it, as in a run by hand, nothing is kept. */
export const RETRIED = 'NZETE_RETRIED';

export const retried = (path: string, titles: readonly string[]): Retried => ({
  file: relative(root, path),
  title: titles.filter(Boolean).join(' '),
});

export function writeRetried(tests: readonly Retried[], file = process.env[RETRIED]): void {
  if (file) writeJson(file, tests);
}

export const readRetried = (file: string): Retried[] => readJson<Retried[]>(file, []);
