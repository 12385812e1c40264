import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '../../.storybook/theme.ts';
import { root } from '../lib/setup.mjs';

const sheet = readFileSync(`${root}/packages/ui/src/styles/tokens.css`, 'utf8');

/** The hex value of a token, resolved through the palette. */
function hexOf(name: string): string | undefined {
  const [, value = ''] = sheet.match(new RegExp(`--nz-${name}: ([^;]+);`)) ?? [];
  const [, step] = value.match(/^var\(--nz-([\w-]+)\)$/) ?? [];
  return step ? hexOf(step) : value.toLowerCase();
}

const tokens = { muted: 'text-muted' } as Record<string, string>;

test.each(['light', 'dark'] as const)('the frame of Storybook has the colours of the tokens, %s', (theme) => {
  for (const [name, hex] of Object.entries(colours[theme]))
    expect(hexOf(`${theme}-${tokens[name] ?? name}`), name).toBe(hex);
});
