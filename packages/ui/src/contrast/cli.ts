#!/usr/bin/env node
/**
 * `npx nzete-contrast tokens.css` lists the pairs of a brand's tokens with too little contrast, in
 * both themes. Exits with 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import { weakPairs } from './brand.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: nzete-contrast <stylesheet with your tokens> …\n');
  process.exit(2);
}
const defaults = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const found = weakPairs(defaults, files.map((file) => readFileSync(file, 'utf8')).join('\n'));
for (const { theme, fore, back, ratio, least } of found) {
  const figure = ratio === undefined ? 'cannot be computed (use hex, rgb, hsl or oklch)' : `${ratio.toFixed(2)}:1`;
  say(`${theme.padEnd(5)}  --nz-${fore} on --nz-${back}: ${figure}, needs ${least}:1`);
}
say(found.length === 0 ? 'All pairs have enough contrast.' : `Pairs to fix: ${found.length}`);
process.exitCode = found.length === 0 ? 0 : 1;
