import type { Reporter, TestCase } from 'vitest/node';
import { type Retried, retried, writeRetried } from './retried.ts';

/** Tells which tests passed only when they were repeated. */
export default class implements Reporter {
  #retried: Retried[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#retried.push(retried(test.module.moduleId, test.fullName.split(' > ')));
  }

  onTestRunEnd(): void {
    writeRetried(this.#retried);
  }
}
