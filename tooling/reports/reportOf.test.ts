import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeJson, writeText } from '../lib/files.ts';
import { reportOf } from './reportOf.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-report-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The report of an invented package with one component, whose variants are not exported. */
function reportWith({ variants = "'plain'", token = '--nz-ground' }): string {
  const manifest = {
    name: 'invented',
    version: '1.0.0',
    bin: { 'invented-check': './dist/cli.js' },
    exports: { './Card': { types: './dist/Card.d.ts', default: './dist/Card.js' }, './card.css': './dist/card.css' },
  };
  writeJson(join(folder, 'package.json'), manifest);
  writeText(
    join(folder, 'dist/Card.d.ts'),
    `type Variant = ${variants};\nexport declare function Card(props: { variant: Variant }): string;\nexport {};\n`,
  );
  writeText(join(folder, 'dist/styles/tokens.css'), `:root { ${token}: #fff; color: var(--nz-unset); }`);
  return reportOf(folder, manifest, join(folder, 'work'));
}

test('[REL-03] a report has import paths, commands, variables and types, also those that are not exported', () => {
  const report = reportWith({});
  for (const text of [
    '- `./card.css`',
    '- `invented-check`',
    '- `--nz-ground`',
    "type Variant = 'plain'",
    'export { Card }',
  ])
    expect(report.replace(/\s+/g, ' ')).toContain(text);
  expect(report).not.toContain('--nz-unset');
});

test('[REL-03] a report changes with a type and with a variable, and not without', () => {
  const report = reportWith({});
  expect(reportWith({})).toBe(report);
  expect(reportWith({ variants: "'plain' | 'bold'" })).not.toBe(report);
  expect(reportWith({ token: '--nz-field' })).not.toBe(report);
});
