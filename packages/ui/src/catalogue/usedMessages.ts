import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The modules of the package that files of a project import: `Button`, or all of it (''). */
function importedPaths(folder: string): Set<string> {
  const isSource = /^(?!.*\bnode_modules\b).*\.(?:[cm]?[jt]sx?|mdx|vue|astro)$/;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isSource.test(file));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/["']@nzete\/ui(?:\/([\w-]+))?["']/g),
  ]);
  return new Set(imports.map(([, path]) => path ?? ''));
}

/** The module and all that it imports from the package. */
function withImports(module: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(module)) return seen;
  const code = readFileSync(module, 'utf8');
  seen.set(module, code);
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']/g)) {
    withImports(resolve(dirname(module), path), seen);
  }
  return seen;
}

/**
 * The ids of the messages in the components that the files of a folder import.
 *
 * @param packageFolder the folder of the built package
 */
export function usedMessages(folder: string, packageFolder: string): Set<string> {
  const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const modules = new Map<string, string>();
  for (const path of importedPaths(folder)) {
    const module: string | undefined = exports[path ? `./${path}` : '.']?.default;
    if (module?.endsWith('.js')) withImports(join(packageFolder, module), modules);
  }
  const ids = [...modules.values()].flatMap((code) => [...code.matchAll(/["'](ui\.[\w.-]+)["']/g)]);
  return new Set(ids.map(([, id = '']) => id));
}
