import { expect, test } from 'vitest';
import { run } from './run.mjs';

const node = (code: string): [string, string[]] => [process.execPath, ['-e', code]];

test('gives the exit code and everything that was printed', async () => {
  const { code, output } = await run(...node('console.log("out"); console.error("err"); process.exit(3)'));
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('stops what takes too long, with what it started, and says so', async () => {
  // A grandchild that keeps the output open, so the test ends in time only if it is stopped too.
  const grandchild =
    'require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 9)"], { stdio: "inherit" })';
  const { code, output, ms } = await run(...node(`${grandchild}; setInterval(() => {}, 9)`), { limit: 500 });
  expect(code).not.toBe(0);
  expect(output).toContain('Stopped');
  expect(ms).toBeLessThan(5_000);
});

test('a program that does not exist fails instead of throwing', async () => {
  expect((await run('no-such-program', [])).code).toBe(127);
});
