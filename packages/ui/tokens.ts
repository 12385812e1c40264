/** The tokens of `src/styles/tokens.css` as DTCG JSON, and as a table for the README. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { DesignToken } from 'style-dictionary/types';
import { parseColour } from './src/contrast/colour.ts';

interface Token {
  /** Without `--nz-`. */
  name: string;
  /** In the JSON: `['light', 'bg']` for `light-bg`. */
  path: [group: string, name: string];
  value: string;
  description: string;
}

/** The groups of the sections that have one of their own. */
const groups: Record<string, string> = {
  Palette: 'palette',
  'The same in both themes': 'ground',
  'Pairs: light': 'light',
  'Pairs: dark': 'dark',
  'Data ramps (same in both themes; each step names its text)': 'data',
};

/** The tokens that a brand can set, by name; patterns are pictures, and no tokens. */
function readTokens(): Map<string, Token> {
  const css = readFileSync(join(import.meta.dirname, 'src/styles/tokens.css'), 'utf8');
  const start = css.indexOf(':where(:root) {');
  const lines = css.slice(start, css.indexOf('\n}', start));
  const found = lines.matchAll(/\/\* ---- (.+?) -+ \*\/|--nz-([\w-]+):([^;]+);(?: *\/\* (.+?) \*\/)?/g);
  let section = '';
  const tokens = new Map<string, Token>();
  for (const [, heading, name, value = '', comment = ''] of found) {
    if (heading) section = heading;
    if (!name || section.startsWith('Woven')) continue;
    const path: Token['path'] = [groups[section] ?? 'base', name.replace(/^(?:light|dark)-/, '')];
    const description = comment.startsWith('oklch') ? '' : comment;
    tokens.set(name, { name, path, value: value.trim(), description });
  }
  return tokens;
}

const units: Record<string, string> = { ms: 'duration', px: 'dimension', rem: 'dimension' };

/** The value in the notation of the DTCG; undefined if there is none, as for a filter. */
function dtcgOf(css: string, all: Map<string, Token>): DesignToken | undefined {
  const [, reference] = /^var\(--nz-([\w-]+)\)$/.exec(css) ?? [];
  if (reference) return { $type: 'color', $value: `{${all.get(reference)?.path.join('.')}}` };
  const [, size, unit = ''] = /^([\d.]+)(ms|px|rem)$/.exec(css) ?? [];
  if (size) return { $type: units[unit], $value: { value: Number(size), unit } };
  if (/^[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  // The size on a wide page; design tools know no clamp().
  const [, most] = /^clamp\(.+, ([\d.]+)rem\)$/.exec(css) ?? [];
  if (most) {
    const $value = { value: Number(most), unit: 'rem' };
    return { $type: 'dimension', $value, $extensions: { 'org.nzete.css': css } };
  }
  if (css.endsWith('sans-serif') || css.endsWith('monospace'))
    return { $type: 'fontFamily', $value: css.split(', ').map((name) => name.replaceAll('"', '')) };
  const rgb = parseColour(css);
  if (!rgb) return undefined;
  const components = rgb.map((part) => Number((part / 255).toFixed(4)));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: 1, hex: css } };
}

/**
 * The content of `@nzete/ui/tokens.json`: the Design Tokens Format of 2025.10, every value resolved.
 */
export async function tokensJson(): Promise<string> {
  const all = readTokens();
  const tokens: Record<string, Record<string, DesignToken>> = {};
  for (const { path, value, description } of all.values()) {
    const token = dtcgOf(value, all);
    const [group, name] = path;
    if (token)
      tokens[group] = { ...tokens[group], [name]: { ...token, ...(description && { $description: description }) } };
  }
  const dictionary = new StyleDictionary({
    tokens,
    log: { verbosity: 'silent' },
    platforms: { json: { files: [{ format: 'json', destination: 'tokens.json', options: { stripMeta } }] } },
  });
  const [file] = await dictionary.formatPlatform('json');
  if (typeof file?.output !== 'string') throw new Error('style-dictionary returned no tokens');
  return file.output;
}

const stripMeta = { keep: ['$type', '$value', '$description', '$extensions'], usesDtcg: true };

/** The rows of the README's table: the colours that a brand sets, but for those of data. */
export function tokenRows(): string {
  const all = readTokens();
  const shown = (name: string): string => {
    const value = all.get(name)?.value ?? '';
    const [, reference] = /^var\(--nz-([\w-]+)\)$/.exec(value) ?? [];
    return reference ? shown(reference) : value;
  };
  const rows = [...all.values()].flatMap(({ name, path: [group, own], description }) => {
    if (group === 'light' && shown(name).startsWith('#'))
      return `| \`${own}\` | ${description} | \`${shown(name)}\` | \`${shown(`dark-${own}`)}\` |`;
    return group === 'ground' ? `| \`${own}\` | ${description} | \`${shown(name)}\` | the same |` : [];
  });
  return rows.join('\n');
}
