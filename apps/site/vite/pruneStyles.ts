import type { Plugin } from 'vite';

/**
 * Takes out of the stylesheets what no visitor of this site needs: design tokens that nothing refers to (the design system defines them for
 * every project), and Tailwind's stand-in for browsers without `@property`, which are older than those the site supports.
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
        file.source = pruneTokens(withoutFallbacks(file.source.toString()), code, prefix);
      }
    },
  };
}

/** Without what only older browsers need, and without the repetitions that prefixing in two places leaves behind. */
function withoutFallbacks(css: string): string {
  return css
    .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
    .replaceAll(/--lightningcss-(?:light|dark):[^;]*;/g, '')
    .replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1');
}

/** The sheet without declarations of unused tokens; a token that only unused ones referred to goes too. */
export function pruneTokens(css: string, code: string, prefix: string): string {
  const reference = new RegExp(`var\\((--${prefix}[\\w-]+)|["'\`](--${prefix}[\\w-]+)`, 'g');
  const used = new Set([...`${css}\n${code}`.matchAll(reference)].map(([, inCss, inCode]) => inCss ?? inCode));
  const declaration = new RegExp(`(--${prefix}[\\w-]+):((?:"[^"]*"|\\([^)]*\\)|[^;}"(])*)(;|(?=\\}))`, 'g');
  const pruned = css.replaceAll(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
  return pruned.length === css.length ? css : pruneTokens(pruned, code, prefix);
}
