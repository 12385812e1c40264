import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { sendEverything } from './support/submissions.ts';

const root = join(import.meta.dirname, '../../..');
const EMAIL = 'ada.mbo@example.org';
const exports: [script: string, args: string, begins: string][] = [
  ['inbox', 'export', '\ufeffkind,'],
  ['privacy', `export ${EMAIL}`, '{\n'],
];

const environment = ({ dataDir, databaseUrl }: Place) => ({
  PATH: process.env.PATH,
  HOME: temporaryFolder(),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  npm_config_update_notifier: 'false',
});

/** Runs a shell line at the root, such as `npm run …` with a redirection. */
async function type(place: Place, line: string) {
  const folder = temporaryFolder();
  const env = { ...environment(place), FOLDER: folder };
  const child = spawn('sh', ['-c', line], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const [code] = await once(child, 'close');
  return { code, stderr, text: readFileSync(join(folder, 'output'), 'utf8') };
}

async function filledPlace() {
  const place = await temporaryPlace();
  await sendEverything(await startApp(place), EMAIL);
  return place;
}

describe('an export', () => {
  test.runIf(process.platform === 'linux').each(exports)(
    '[KYC-06, VOL-05] npm run %s into a file leaves nothing of npm in it, and what follows comes behind',
    async (script, args, begins) => {
      const place = await filledPlace();
      // An export contains the earlier exports in its audit trail.
      const readable = (text: string) => (script === 'privacy' ? { ...JSON.parse(text), staff_action: [] } : text);
      const clean = await type(place, `npm run --silent ${script} -- ${args} > "$FOLDER/output"`);
      expect([clean.code, clean.text.slice(0, begins.length)]).toEqual([0, begins]);
      const { code, text } = await type(place, `npm run ${script} -- ${args} > "$FOLDER/output"`);
      expect([code, readable(text)]).toEqual([0, readable(clean.text)]);
      const { text: both } = await type(place, `{ npm run ${script} -- ${args}; echo more; } >> "$FOLDER/output"`);
      expect(both).toMatch(/\nmore\n$/);
      expect(readable(both.slice(0, -'more\n'.length))).toEqual(readable(clean.text));
    },
  );

  test.each(exports)(
    '[KYC-06, VOL-05] npm run %s into a pipe, or behind other lines, is refused, and says what to type',
    async (script, args, begins) => {
      const place = await filledPlace();
      const command = `npm run ${script} -- ${args}`;
      for (const line of [`${command} | cat > "$FOLDER/output"`, `{ echo first; ${command}; } > "$FOLDER/output"`]) {
        const { stderr, text } = await type(place, line);
        expect(stderr).toContain(`Give a file with --to FILE, or type: npm run --silent ${script} -- …`);
        expect(text).not.toContain(begins.trim());
        expect(text).not.toContain('volunteer');
      }
    },
  );

  test.each(exports)('[KYC-06, VOL-05] npm run %s --to FILE: the file is clean', async (script, args, begins) => {
    const { code, text } = await type(await filledPlace(), `npm run ${script} -- ${args} --to "$FOLDER/output"`);
    expect([code, text.slice(0, begins.length)]).toEqual([0, begins]);
  });

  test('[KYC-06] only the owner can read a file, even one that existed before', async () => {
    const place = await filledPlace();
    const file = join(temporaryFolder(), 'export.json');
    writeFileSync(file, 'before', { mode: 0o644 });
    const { stdout } = await runCommand('privacy', place, ['export', EMAIL, '--to', file]);
    expect(stdout).toBe(`Written to ${file}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('volunteer_application');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('[KYC-06] without npm nothing precedes the output, so it may go anywhere', async () => {
    const place = await filledPlace();
    const { code, stdout } = await runCommand('privacy', place, ['export', EMAIL]);
    expect([code, stdout.startsWith('{\n')]).toEqual([0, true]);
  });
});
