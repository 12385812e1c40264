import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { retried, writeRetried } from './retried.ts';

/** Tells which tests passed only when they were repeated. */
export default class implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    // The first three titles are those of the root, the project and the file.
    writeRetried(flaky.map((test) => retried(test.location.file, test.titlePath().slice(3))));
  }

  printsToStdio(): boolean {
    return false;
  }
}
