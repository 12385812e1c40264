import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const id = 'virtual:recorded-answers';
const record = join(import.meta.dirname, '../tooling/record.ts');

/** Serves what the API answers to the pages as a virtual module: recorded when the first page story asks for it. */
export const recordedAnswers = (): Plugin => ({
  name: 'recorded-answers',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: async (source) => {
    if (source !== `\0${id}`) return undefined;
    const { stdout } = await promisify(execFile)(process.execPath, [record], { maxBuffer: 64 * 1024 * 1024 });
    const exports = Object.entries(JSON.parse(stdout)).map(
      ([name, recording]) => `export const ${name} = ${JSON.stringify(recording)};`,
    );
    return exports.join('\n');
  },
});
