import type { Plugin } from 'vite';

/**
 * Takes out of the stylesheets what no visitor of this site needs: design tokens that nothing refers to (the design system defines them for
 * every project), the names of tokens that only ever have one value, and what Tailwind writes for browsers older than those the site supports.
 */
export function pruneStyles(prefix: string): Plugin {
  return {
    name: 'nzete:prune-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const css = unsetProperties(withoutFallbacks(file.source.toString()));
        file.source = inlineTokens(pruneTokens(css, code, prefix), code, prefix);
      }
    },
  };
}

/** Without what only older browsers need, and without the repetitions that prefixing in two places leaves behind. */
function withoutFallbacks(css: string): string {
  return css
    .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
    .replaceAll(/@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')
    .replaceAll(/--lightningcss-(?:light|dark):[^;]*;/g, '')
    .replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1')
    .replaceAll(/(-webkit-(mask(?:-image)?):([^;{}]+));\2:\3(?=[;}])/g, '$1');
}

/** The sheet without registered properties that nothing sets: they always have their first value. */
export function unsetProperties(css: string): string {
  const registered = [...css.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)];
  const unset = registered.filter(([, name]) => !css.includes(`{${name}:`) && !css.includes(`;${name}:`));
  return unset
    .reduce((sheet, [rule, name, body = '']) => {
      const [, initial] = /initial-value:([^;]*)/.exec(body) ?? [];
      const use = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
      return sheet.replace(rule, '').replaceAll(use, (_, fallback = '') => initial ?? fallback);
    }, css)
    .replaceAll(/box-shadow:(?:0 0 #0000, ?)+/g, 'box-shadow:');
}

/** The sheet without declarations of unused tokens; a token that only unused ones referred to goes too. */
export function pruneTokens(css: string, code: string, prefix: string): string {
  const reference = new RegExp(`var\\((--${prefix}[\\w-]+)|["'\`](--${prefix}[\\w-]+)`, 'g');
  const used = new Set([...`${css}\n${code}`.matchAll(reference)].map(([, inCss, inCode]) => inCss ?? inCode));
  const declaration = new RegExp(`(--${prefix}[\\w-]+):((?:"[^"]*"|\\([^)]*\\)|[^;}"(])*)(;|(?=\\}))`, 'g');
  const pruned = css.replaceAll(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
  return pruned.length === css.length ? css : pruneTokens(pruned, code, prefix);
}

/** Longer values are cheaper by name where they are needed more than once. */
const SHORT = 12;

/**
 * The sheet with the values of constant tokens in place of their names: those that the root alone sets, once and to a plain value. A token that
 * the code names or that a theme, a ground or a media query sets again stays.
 */
export function inlineTokens(css: string, code: string, prefix: string): string {
  const root = [...css.matchAll(/(?<=^|\})\s*:where\(:root\)\{([^{}]*)\}/g)].map(([, body]) => body).join(';');
  const declaration = new RegExp(`(?<=^|;)(--${prefix}[\\w-]+):([^;"]*)(?=;|$)`, 'g');
  const inlined = [...root.matchAll(declaration)].reduce((sheet, [, name = '', value = '']) => {
    const uses = sheet.split(`var(${name})`).length - 1;
    const mentions = sheet.match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length;
    const isConstant = mentions === uses + 1 && !value.includes('var(') && !code.includes(name);
    if (!isConstant || !uses || (uses > 1 && value.length > SHORT)) return sheet;
    const declared = sheet.replace(`${name}:${value}`, '').replaceAll(/([;{]);+/g, '$1');
    return declared.replaceAll(`var(${name})`, value.trim());
  }, css);
  return inlined === css ? css : inlineTokens(inlined, code, prefix);
}
