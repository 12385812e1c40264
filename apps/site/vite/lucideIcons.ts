import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const createIcon = fileURLToPath(new URL('../src/shared/createIcon.ts', import.meta.url));

/** Has lucide's icons drawn by `src/shared/createIcon.ts`: every visitor downloads what draws them before the first screen answers. */
export function lucideIcons(): Plugin {
  return {
    name: 'nzete:lucide-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? createIcon : null,
  };
}
