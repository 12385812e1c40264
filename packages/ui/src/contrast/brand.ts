import { parseColour } from './colour.ts';
import { type Pair, pairs } from './pairs.ts';
import { contrast } from './ratio.ts';

type Theme = 'light' | 'dark';

export interface Finding extends Pair {
  theme: Theme;
  /** Undefined if one of the colours has an unsupported notation. */
  ratio: number | undefined;
}

type Tokens = Map<string, string>;

/** The contrast of every pair of a brand's stylesheet, in both themes. */
export function ratiosOf(defaults: string, brand: string): Finding[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const tokens = new Map([...tokensOf(defaults, theme), ...tokensOf(brand, theme)]);
    return pairs.map((pair) => ({ ...pair, theme, ratio: ratioOf(tokens, pair) }));
  });
}

/** The pairs of a brand's stylesheet with too little contrast, and those that cannot be computed. */
export const weakPairs = (defaults: string, brand: string): Finding[] =>
  ratiosOf(defaults, brand).filter(({ ratio, least }) => ratio === undefined || ratio < least);

/** The colours that a whole brand sets, each with its default; the steps of our palette are not. */
export function brandColours(defaults: string): Tokens {
  const tokens = tokensOf(defaults, 'light');
  const isOwn = (name: string) => !/-[1-9]\d{1,2}$/.test(name);
  // `--nz-bg` is `--nz-light-bg` or `--nz-dark-bg`, which are listed.
  const isPair = (name: string) => tokens.has(name.replace('--nz-', '--nz-light-'));
  return new Map(
    [...tokens.keys()]
      .filter((name) => isOwn(name) && !isPair(name) && parseColour(resolve(tokens, `var(${name})`)))
      .map((name) => [name, resolve(tokens, `var(${name})`)]),
  );
}

/** The colours that a brand's stylesheet leaves at our default, each with it. */
export function missingNames(defaults: string, brand: string): Tokens {
  const set = new Set(namesIn(brand));
  const tokens = tokensOf(defaults, 'light');
  const isSet = (name: string): boolean => {
    if (set.has(name) || set.has(name.replace(/^--nz-(?:light|dark)-/, '--nz-'))) return true;
    const [, next] = /^var\((--[\w-]+)\)$/.exec(tokens.get(name) ?? '') ?? [];
    return next !== undefined && isSet(next);
  };
  return new Map([...brandColours(defaults)].filter(([name]) => !isSet(name)));
}

/** The names of ours that a brand's stylesheet sets, and that no stylesheet of ours has. */
export function unknownNames(defaults: string, brand: string): string[] {
  const known = new Set(namesIn(defaults));
  return [...new Set(namesIn(brand))].filter((name) => name.startsWith('--nz-') && !known.has(name));
}

const namesIn = (css: string) => rulesOf(css).flatMap(({ declarations }) => declarations.map(([name]) => name));

function ratioOf(tokens: Tokens, { fore, back }: Pair): number | undefined {
  const one = colourOf(tokens, fore);
  const other = colourOf(tokens, back);
  return one && other && contrast(one, other);
}

const colourOf = (tokens: Tokens, name: string) => parseColour(resolve(tokens, `var(--nz-${name})`));

/** Resolves every `var()` in a text; a chain of more than 20 is treated as circular. */
function resolve(tokens: Tokens, text: string, depth = 0): string {
  if (depth > 20) return '';
  const [, name = '', otherwise = ''] = /^var\((--[\w-]+)(?:\s*,\s*(.*))?\)$/s.exec(text.trim()) ?? [];
  return name ? resolve(tokens, tokens.get(name) ?? otherwise, depth + 1) : text;
}

/**
 * The custom properties that a stylesheet sets on the page in a theme; later ones win. A
 * theme-specific rule wins over a general one.
 */
function tokensOf(css: string, theme: Theme): Tokens {
  const always: [string, string][] = [];
  const themed: [string, string][] = [];
  for (const { scope, declarations } of rulesOf(css)) {
    const named = themeOf(scope);
    if (!named) always.push(...declarations);
    else if (named === theme) themed.push(...declarations);
  }
  return new Map([...always, ...themed]);
}

/** The theme of a rule; `:not([data-theme="light"])` names none. */
function themeOf(scope: string): Theme | undefined {
  const [, name] =
    /(?:prefers-color-scheme:\s*|data-theme="?)(light|dark)/.exec(scope.replaceAll(/:not\([^)]*\)/g, '')) ?? [];
  return name === 'light' || name === 'dark' ? name : undefined;
}

interface Rule {
  /** The selector, and the at-rules around it. */
  scope: string;
  declarations: [string, string][];
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const scopes: string[] = [];
  const text = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"data:[^"]*"/g, '""');
  for (const [, words = '', end] of text.matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') {
      scopes.push(words.slice(words.lastIndexOf(';') + 1).trim());
      continue;
    }
    const declarations = [...words.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.trim()],
    );
    rules.push({ scope: scopes.join(' '), declarations });
    scopes.pop();
  }
  return rules;
}
