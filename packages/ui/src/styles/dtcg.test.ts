import { readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
import { expect, test } from 'vitest';
import { tokensJson } from '../../tokens.ts';
import { brandColours } from '../contrast/brand.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = JSON.parse(await tokensJson());

test('[LIB-43] the JSON has the values of the stylesheet, each with its type', () => {
  expect(tokens.light.bg).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.9647, 0.9333, 0.8667], alpha: 1, hex: '#f6eedd' },
    $description: 'the page',
  });
  expect(tokens.base['radius-control'].$value).toEqual({ value: 3, unit: 'px' });
  expect(tokens.base['dur-tap']).toMatchObject({ $type: 'duration', $value: { value: 90, unit: 'ms' } });
  expect(tokens.base['ease-out']).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0.75, 0.25, 1] });
  expect(tokens.base['font-mono'].$value).toContain('Roboto Mono');
  expect(tokens.base['text-h1']).toMatchObject({ $type: 'dimension', $value: { value: 3.5, unit: 'rem' } });
});

test('[LIB-43] a tool for design tokens reads every colour of the stylesheet from the JSON', async () => {
  const platforms = {
    css: {
      transforms: ['name/kebab', 'color/css'],
      files: [
        {
          format: 'css/variables',
          destination: 'tokens.css',
          filter: (token: { $type?: string }) => token.$type === 'color',
        },
      ],
    },
  };
  const dictionary = new StyleDictionary({ tokens, platforms, log: { verbosity: 'silent' } });
  const [file] = await dictionary.formatPlatform('css');
  const read = new Map([...String(file?.output).matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name, hex]));
  const expected = [...brandColours(css)].map(([name, hex]) => [name.slice('--nz-'.length), hex] as const);
  expect(expected.length).toBeGreaterThan(130);
  for (const [name, hex] of expected) {
    const found = ['', 'ground-', 'data-'].map((group) => read.get(`${group}${name}`)).find(Boolean);
    expect(found, name).toBe(hex);
  }
});
