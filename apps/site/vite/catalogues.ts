import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Compiles message catalogues in the build, so that the parser is not shipped. */
export function catalogues(): Plugin {
  return {
    name: 'nzete:catalogues',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/.*\.json$/ },
      handler(code) {
        const messages: Record<string, string> = JSON.parse(code);
        const compiled = Object.entries(messages).map(([id, text]) => [id, parse(text, { captureLocation: false })]);
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
      },
    },
  };
}
