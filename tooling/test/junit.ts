import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestCase {
  file: string;
  /** With the titles of its groups, in front, joined by a space as the runners filter them. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
}

export interface Report {
  counts: Counts;
  cases: TestCase[];
  /** The seconds of each test file. */
  files: { file: string; seconds: number }[];
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const attribute = (attributes: string, name: string) =>
  unescaped(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

function stateOf(body: string): TestCase['state'] {
  if (/<(failure|error)\b/.test(body)) return 'failed';
  return body.includes('<skipped') ? 'skipped' : 'passed';
}

/** Vitest and Playwright write the same elements, and join titles with other signs. */
export function parseReport(text: string): Report {
  // What the tests printed.
  const xml = text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  const suites = [...xml.matchAll(/<testsuite ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const sum = (name: string) => suites.reduce((total, suite) => total + Number(attribute(suite, name) || 0), 0);
  const [failed, skipped] = [sum('failures') + sum('errors'), sum('skipped')];
  const cases = [...xml.matchAll(/<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)];
  return {
    counts: { passed: sum('tests') - failed - skipped, failed, skipped },
    cases: cases.map(([, attributes = '', body = '']) => ({
      file: attribute(attributes, 'classname'),
      title: attribute(attributes, 'name').replaceAll(/ [>›] /g, ' '),
      state: stateOf(body),
    })),
    files: suites.map((suite) => ({ file: attribute(suite, 'name'), seconds: Number(attribute(suite, 'time')) })),
  };
}

/** An empty report if the runner wrote none. */
export const readReport = (file: string): Report => parseReport(existsSync(file) ? readFileSync(file, 'utf8') : '');
