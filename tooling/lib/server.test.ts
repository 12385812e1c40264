import { type ChildProcess, spawn } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { firstAnswer, freePort } from './server.ts';

/** A process that runs some code. */
function start(code: string): ChildProcess {
  const child = spawn(process.execPath, ['--eval', code], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('the first answer of a server', () => {
  const answering = (port: number, status: number) =>
    start(
      `require('node:http').createServer((_, answer) => answer.writeHead(${status}).end()).listen(${port}, '127.0.0.1')`,
    );

  test('is waited for', async () => {
    const port = await freePort();
    await expect(firstAnswer(answering(port, 204), `http://127.0.0.1:${port}/`)).resolves.toBeUndefined();
  });

  test('that is an error ends the waiting, with its status', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/typo`;
    await expect(firstAnswer(answering(port, 404), url)).rejects.toThrow(`${url} answered 404`);
  });

  test('is not waited for once the process has ended', async () => {
    const port = await freePort();
    await expect(firstAnswer(start(''), `http://127.0.0.1:${port}/`)).rejects.toThrow('ended before it was ready');
  });
});
