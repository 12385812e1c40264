/**
 * `npm run chromatic` sends the stories to Chromatic, with its options; `-- --dry-run` prints each
 * photograph that it would take at most, without network or token.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { photographsOf } from './lib/photographs.ts';
import { environment, program, root } from './lib/setup.mjs';

const args = process.argv.slice(2);
if (args.includes('--dry-run')) {
  const photographs = photographsOf(await buildIndex({ configDir: join(root, '.storybook') }));
  for (const { key } of photographs) console.log(key);
  const stories = new Set(photographs.map(({ id }) => id)).size;
  console.log(`${photographs.length} photographs of ${stories} stories, fewer for a change (TurboSnap)`);
} else {
  const options = { cwd: root, env: environment(), stdio: 'inherit' } as const;
  process.exitCode = spawnSync(process.execPath, [program('chromatic/dist/bin.cjs'), ...args], options).status ?? 1;
}
