import type { Plugin } from 'vite';

/**
 * In the build, the stylesheet gets the classes of what the server renders, which is built first: that is what the pages use of the site and of
 * the design system, and no more.
 */
export function sheetSources(): Plugin {
  return {
    name: 'nzete:sheet-sources',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/site\.css$/ },
      handler: (code) => ({
        code: `${code.replaceAll(/^@source .*$/gm, '')}\n@source "../../dist/server";\n`,
        map: null,
      }),
    },
  };
}
