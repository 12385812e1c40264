#!/usr/bin/env node
/** `npx nzete-contrast brand.css`; `help` says what it does. */
import { readFileSync } from 'node:fs';
import { missingNames, unknownNames, weakPairs } from './brand.ts';

const help = `Usage: nzete-contrast [--partial] <stylesheet with your tokens> …

Checks a brand in both themes, and lists
- pairs of colours with too little contrast (WCAG 2.2 AA),
- colours that your stylesheets do not set, so that ours would remain,
- names that begin with --nz- and do not exist.

  --partial  allows colours that are not set: you keep our brand, and change some of it
  --help     shows this text

Exits with 0 if nothing is to fix, with 1 if something is, and with 2 if it cannot check.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);
// `head` and `less` may stop reading before the last line.
process.stdout.on('error', () => process.exit());
const fail = (line: string) => {
  process.stderr.write(`${line}\n`);
  process.exit(2);
};

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

/** A sheet without a token, such as the empty one that a failed `nzete-brand > brand.css` leaves. */
const isWithoutTokens = (brand: string) => !/--nz-[\w-]+\s*:/.test(brand);

/** The lines about what is to fix. */
function problemsOf(brand: string, isPartial: boolean): string[] {
  const style = (name: string) => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8');
  const tokens = style('tokens');
  const missing = isPartial ? [] : [...missingNames(tokens, brand)];
  return [
    ...unknownNames(tokens + style('silhouettes'), brand).map((name) => `unknown  ${name}: no such token`),
    ...missing.map(([name, ours]) => `missing  ${name}: not set, so ${ours} of ours remains`),
    ...weakPairs(tokens, brand).map(({ theme, fore, back, ratio, least }) => {
      const figure = ratio === undefined ? 'cannot be computed (use an opaque colour)' : `${ratio.toFixed(2)}:1`;
      return `${theme.padEnd(5)}  --nz-${fore} on --nz-${back}: ${figure}, needs ${least}:1`;
    }),
  ];
}

const given = process.argv.slice(2);
const files = given.filter((arg) => !arg.startsWith('-'));
const options = given.filter((arg) => arg.startsWith('-'));
const wrong = options.find((option) => !['--help', '-h', '--partial'].includes(option));
if (options.includes('--help') || options.includes('-h')) {
  process.stdout.write(help);
} else {
  if (wrong) fail(`Unknown option ${wrong}.\n\n${help}`);
  if (files.length === 0) fail(help);
  const brand = files.map(read).join('\n');
  const isPartial = options.includes('--partial');
  if (!isPartial && isWithoutTokens(brand))
    fail(`No token is set in ${files.join(', ')}. nzete-brand writes them all: nzete-brand --help`);
  const problems = problemsOf(brand, isPartial);
  for (const line of problems) say(line);
  say(
    problems.length === 0 ? 'All colours are set, and all pairs have enough contrast.' : `To fix: ${problems.length}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
