import type { Plugin } from 'vite';

/**
 * Adds to each module of a page, in the server's build, its key in the manifest of the browser's
 * build, so that the server knows the files of the page that it renders.
 */
export function moduleIds(): Plugin {
  let root = '';
  return {
    name: 'nzete:module-ids',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/routes\/[\w-]+\/\w+\.tsx$/ },
      handler(code, id) {
        return { code: `${code}\nexport const moduleId = ${JSON.stringify(id.slice(root.length + 1))};`, map: null };
      },
    },
  };
}
