import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { sendEverything } from './support/submissions.ts';

const root = join(import.meta.dirname, '../../..');
const EMAIL = 'ada.mbo@example.org';
const exports: [script: string, args: string[], begins: string][] = [
  ['inbox', ['export'], '\ufeffkind,'],
  ['privacy', ['export', EMAIL], '{\n'],
];

const environment = ({ dataDir, databaseUrl }: Place) => ({
  PATH: process.env.PATH,
  HOME: temporaryFolder(),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  npm_config_update_notifier: 'false',
});

/** Types `npm run …` at the root, with the output redirected into a file, as `>` does. */
async function redirected(place: Place, npm: string[]) {
  const file = join(temporaryFolder(), 'output');
  const handle = openSync(file, 'w');
  const child = spawn('npm', npm, { cwd: root, env: environment(place), stdio: ['ignore', handle, 'pipe'] });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text));
  const [code] = await once(child, 'close');
  closeSync(handle);
  return { code, stderr, text: readFileSync(file, 'utf8') };
}

async function filledPlace() {
  const place = await temporaryPlace();
  await sendEverything(await startApp(place), EMAIL);
  return place;
}

describe('an export', () => {
  test.each(exports)(
    '[KYC-06, VOL-05] npm run --silent %s: the redirected output is clean',
    async (script, args, begins) => {
      const { code, text } = await redirected(await filledPlace(), ['run', '--silent', script, '--', ...args]);
      expect([code, text.slice(0, begins.length)]).toEqual([0, begins]);
      if (script === 'privacy') expect(JSON.parse(text)).toHaveProperty('volunteer_application');
    },
  );

  test.each(exports)(
    '[KYC-06, VOL-05] npm run %s: npm would write into the output, so it is refused, and says what to type',
    async (script, args, begins) => {
      const { code, stderr, text } = await redirected(await filledPlace(), ['run', script, '--', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain(`Name a file with --to FILE, or type: npm run --silent ${script} -- …`);
      expect(text).not.toContain(begins.trim());
      expect(text).not.toContain('volunteer');
    },
  );

  test.each(exports)('[KYC-06, VOL-05] npm run %s --to FILE: the file is clean', async (script, args, begins) => {
    const place = await filledPlace();
    const file = join(temporaryFolder(), 'export');
    const { code } = await redirected(place, ['run', script, '--', ...args, '--to', file]);
    expect([code, readFileSync(file, 'utf8').slice(0, begins.length)]).toEqual([0, begins]);
  });

  test('[KYC-06] a file is its owner’s only, also one that was there before', async () => {
    const place = await filledPlace();
    const file = join(temporaryFolder(), 'export.json');
    writeFileSync(file, 'before', { mode: 0o644 });
    const { stdout } = await runCommand('privacy', place, ['export', EMAIL, '--to', file]);
    expect(stdout).toBe(`Written to ${file}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('volunteer_application');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('[KYC-06] outside npm nothing comes before the output, so it may go anywhere', async () => {
    const place = await filledPlace();
    const { code, stdout } = await runCommand('privacy', place, ['export', EMAIL]);
    expect([code, stdout.startsWith('{\n')]).toEqual([0, true]);
  });
});
