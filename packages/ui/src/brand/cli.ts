#!/usr/bin/env node
/** `npx nzete-brand seeds.json > brand.css`; `help` says what it does. */
import { readFileSync } from 'node:fs';
import { type BrandSeeds, readSeeds } from './seeds.ts';
import { brandSheet } from './sheet.ts';

const help = `Usage: nzete-brand <file with your seeds> > brand.css

Writes a whole brand to the standard output: every colour token, light and dark, from five seeds,
with the contrast of each pair beside it (WCAG 2.2 AA). The file is JSON with any CSS colours:

{
  "ink": "#1d1426",      text; dark
  "ground": "#f7f6fa",   the page in the light theme; white or light
  "primary": "#4d2a78",  buttons and links; darkened, hero and footer
  "accent": "#7cc4f4",   the one bright colour of a view, and giving
  "danger": "#a3122c"    errors
}

  --help  shows this text

Exits with 2, and writes nothing, if a seed is missing or cannot be used.
`;

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

function read(file: string): BrandSeeds {
  try {
    return readSeeds(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return fail(`Cannot make a brand from ${file}:\n${(error as Error).message}`);
  }
}

const given = process.argv.slice(2);
const [file] = given;
if (given.includes('--help') || given.includes('-h')) process.stdout.write(help);
else if (given.length !== 1 || !file || file.startsWith('-')) fail(help);
else process.stdout.write(brandSheet(read(file)));
