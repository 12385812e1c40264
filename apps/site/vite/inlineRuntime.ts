import type { Plugin } from 'vite';

/**
 * Rolldown keeps its few helpers in a file of their own as soon as chunks are grouped. This moves them into the chunk of the given group,
 * which every page has anyway and from which the other chunks then take them: one request less on every first visit.
 */
export function inlineRuntime(group: string): Plugin {
  return {
    name: 'nzete:inline-runtime',
    apply: 'build',
    generateBundle: {
      // Before Vite notes which files a lazily loaded chunk needs.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const host = chunks.find(({ name }) => name === group);
        if (!runtime || !host) return;
        for (const chunk of chunks) {
          if (chunk === host) chunk.code = withHelpers(chunk.code, runtime);
          else chunk.code = withHelpersOf(host.fileName, chunk.code, runtime.fileName);
          const others = chunk.imports.filter((file) => file !== runtime.fileName);
          const isShared = others.length < chunk.imports.length && chunk !== host;
          chunk.imports = isShared ? [...new Set([...others, host.fileName])] : others;
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

const pair = /([\w$]+) as ([\w$]+)/g;

/** Matches an import of the helpers, with its names in the first group unless it is a bare import. */
const importOf = (fileName: string) =>
  new RegExp(`import\\s*(?:\\{([^}]*)\\}\\s*from\\s*)?["']\\./${baseName(fileName).replaceAll('.', '\\.')}["'];?`);

const baseName = (fileName: string) => fileName.replace(/^.*\//, '');

/** The host chunk with the helpers in a scope of their own, and an export of them for the other chunks, each with `helper_` before its name. */
export function withHelpers(code: string, runtime: { fileName: string; code: string }): string {
  const [exported = '', all = ''] = runtime.code.match(/export\s*\{([^}]*)\};?\s*$/) ?? [];
  const given = all.split(',').map((name) => name.trim().split(' as '));
  const body = runtime.code.replace(exported, '').trim();
  const returned = given.map(([local, name = local]) => `helper_${name}:${local}`).join(',');
  const names = given.map(([local, name = local]) => `helper_${name}`).join(',');
  const scope = `const{${names}}=(()=>{${body};return{${returned}}})();export{${names}};`;
  const own = (list: string) => `const{${dollared(list).replaceAll(pair, '$1:$2')}}={${names}};`;
  return scope + code.replace(importOf(runtime.fileName), (_whole, list?: string) => (list ? own(list) : ''));
}

/** Another chunk, which takes the helpers from the host. A bare import only kept an order that needs no keeping. */
export function withHelpersOf(host: string, code: string, runtime: string): string {
  const taken = (list: string) => `import{${dollared(list)}}from"./${baseName(host)}";`;
  return code.replace(importOf(runtime), (_whole, list?: string) => (list ? taken(list) : ''));
}

/** `n` and `n as r` become `helper_n as n` and `helper_n as r`. */
const dollared = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim().split(' as '))
    .map(([name, local = name]) => `helper_${name} as ${local}`)
    .join(',');
