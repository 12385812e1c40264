/** The results of the last test run, from the JUnit reports in `.reports`. */
import { existsSync, readFileSync } from 'node:fs';

export interface TestResult {
  /** The test file, from the root of the repository. */
  file: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The day of the run, such as 2026-11-25. */
  day: string;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const attribute = (attributes: string, name: string) =>
  decode(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

function stateOf(content: string): TestResult['state'] {
  if (/<(?:failure|error)\b/.test(content)) return 'failed';
  return /<skipped\b/.test(content) ? 'skipped' : 'passed';
}

/** The tests of a JUnit report as Vitest and Playwright write it. */
export function readResults(xml: string): TestResult[] {
  return [...xml.matchAll(/<testsuite ([^>]*)>([\s\S]*?)<\/testsuite>/g)].flatMap(([, suite = '', content = '']) => {
    const day = attribute(suite, 'timestamp').slice(0, 10);
    const tests = content.matchAll(/<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g);
    return [...tests].map(([, test = '', inner = '']) => ({
      file: attribute(suite, 'name'),
      name: attribute(test, 'name'),
      state: stateOf(inner),
      day,
    }));
  });
}

/** The results of a report; none if that step has not run. */
export const resultsIn = (file: string): TestResult[] =>
  existsSync(file) ? readResults(readFileSync(file, 'utf8')) : [];
