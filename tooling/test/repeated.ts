import { basename } from 'node:path';
import type { TestCase } from './junit.ts';

export const isTestFile = (path: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(path);

/**
 * How often each file failed: as often as its worst test, which a report names once for each time
 * that it ran. Playwright names files by their path below the folder of the tests.
 */
export function failuresByFile(cases: readonly TestCase[], files: readonly string[]): Map<string, number> {
  const byTest = new Map<string, number>();
  const byFile = new Map<string, number>();
  for (const { file, title, state } of cases) {
    const path = files.find((each) => each === file || basename(each) === basename(file));
    if (!path || state !== 'failed') continue;
    const times = (byTest.get(`${path} ${title}`) ?? 0) + 1;
    byTest.set(`${path} ${title}`, times);
    byFile.set(path, Math.max(byFile.get(path) ?? 0, times));
  }
  return byFile;
}
