/**
 * `npm test`: installs if needed, then runs the quick checks of every step on the pinned Node.
 * `npm run test -- all` runs all checks, `-- unit e2e` those of the named steps, `-- --list` lists
 * the steps; `--at 2028-02-29T12:00 --zone Pacific/Kiritimati` moves the clock. `-- flaky` repeats
 * changed tests, `-- thrice` the whole run. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, fail, install, pinnedNode, requireHostNode, root } from './lib/setup.mjs';

requireHostNode();
install();
const runner = spawn(pinnedNode(), [join(root, 'tooling/test/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
// The runner receives Ctrl-C and stops its children; this process only waits for it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) runner.kill(signal);
  });
}
runner.on('error', (error) => fail(`The tests could not be started: ${error.message}`));
runner.on('exit', (code) => process.exit(code ?? 1));
