import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled server and its commands. */
    programs: string;
  }
}

/**
 * Once per run: bundles the server and its commands. From source each start takes a second more.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-programs-'));
  await bundle(folder);
  project.provide('programs', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
