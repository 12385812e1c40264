import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startApp, subscribe } from './support/app.ts';
import type { Outcome } from './support/command.ts';
import { sharedPictures, temporaryFolder } from './support/folders.ts';
import { sqliteTest } from './support/place.ts';
import { compileCache, program } from './support/programs.ts';

type Command = [name: 'inbox' | 'privacy' | 'content', ...args: string[]];

/** Runs a command as npm does: in another folder than the one where it was typed. */
function typedIn(folder: string, [name, ...args]: Command, env: Record<string, string> = {}): Promise<Outcome> {
  const paths = { INIT_CWD: folder, ...compileCache(), PICTURES_DIR: sharedPictures() };
  const options = { cwd: sep, env: { ...paths, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [program(name), ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('the commands of the staff', () => {
  const commands: [Command, string][] = [
    [['inbox', 'list'], 'ada@example.org'],
    [['privacy', 'export', 'ada@example.org'], 'ada@example.org'],
    [['content', 'load'], 'courses'],
  ];

  sqliteTest.each(commands)(
    '[KYC-06, API-01] %j works on the database of the folder where it was typed',
    async (command, said) => {
      const folder = temporaryFolder();
      for (const [dataDir, env] of [
        ['.data', {}],
        ['mine', { DATA_DIR: 'mine' }],
      ] as const) {
        const app = await startApp({ dataDir: join(folder, dataDir) });
        await subscribe(app, 'ada@example.org');
        const { code, stdout, stderr } = await typedIn(folder, command, env);
        expect([code, stderr]).toEqual([0, '']);
        expect(stdout).toContain(said);
      }
    },
  );

  sqliteTest.each(commands)('[KYC-06, API-01] %j makes no database where there is none', async (command) => {
    const folder = temporaryFolder();
    const { code, stdout, stderr } = await typedIn(folder, command);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`There is no database in ${join(folder, '.data')}. Set DATA_DIR as for the server.\n`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[API-01] an error with a code is a failure, not a usage error', async () => {
    const script = `import(process.argv[1]).then(({ runCommand }) => runCommand(() => async () => {
      throw Object.assign(new TypeError('Invalid tag'), { code: 'ERR_CRYPTO_INVALID_AUTH_TAG' });
    }, 'Usage: this'))`;
    const module = join(import.meta.dirname, '../src/commands/run.ts');
    const failed = promisify(execFile)(process.execPath, ['--eval', script, module]);
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.not.stringContaining('Usage') });
  });
});
