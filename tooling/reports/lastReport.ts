import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const shell = process.platform === 'win32'; // npm is a script there

/** What npm prints; `undefined` if it fails, as without a network. */
function npm(args: string[], cwd: string): string | undefined {
  try {
    return execFileSync('npm', args, { cwd, shell, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/**
 * The report in the latest version of a package on the registry; `undefined` if there is none.
 * `work` is a folder for what is needed in between.
 */
export function readLastReport(name: string, work: string): { version: string; text: string } | undefined {
  const folder = mkdtempSync(join(work, 'last-'));
  try {
    const packed = npm(['pack', `${name}@latest`, '--json', '--loglevel=silent'], folder);
    if (packed === undefined) return undefined;
    const [{ filename, version } = { filename: '', version: '' }] = JSON.parse(packed) as Record<string, string>[];
    const text = execFileSync('tar', ['-xOf', join(folder, filename ?? ''), 'package/dist/API.md'], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { version: version ?? '', text };
  } catch {
    return undefined; // a release from before there were reports
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
