/**
 * Makes Node load modules like a React server:
 * `node --conditions=react-server --import tooling/checks/reactServer.ts`. A module with
 * `'use client'` is replaced by references that throw when called.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const isClient = (source: string) =>
  /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*|(['"])use strict\1;?)*(['"])use client\2/.test(source);

/** The names of the values that a module exports. */
function exportsOf(source: string): string[] {
  const declared = source.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)/gm);
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const names = listed
    .filter((name) => !/^\s*(type\s|$)/.test(name))
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    );
  return [...[...declared].map(([, name = '']) => name), ...names];
}

const reference = (name: string) => `Object.assign(() => {
  throw new Error('${name} is code for the browser');
}, { $$typeof: Symbol.for('react.client.reference') })`;

const stubOf = (source: string) =>
  exportsOf(source)
    .map((name, index) => `const c${index} = ${reference(name)};\nexport { c${index} as ${name} };`)
    .join('\n');

const { ESNext } = ts.ModuleKind;
const compilerOptions = {
  module: ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
};

registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\.([mc]?js|tsx?)$/.test(url) || context.format === 'commonjs') return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (isClient(source)) return { format: 'module', source: stubOf(source), shortCircuit: true };
    if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
    return { format: 'module', source: ts.transpileModule(source, { compilerOptions }).outputText, shortCircuit: true };
  },
});
