import { expect, test } from 'vitest';
import { withHelpers, withHelpersOf } from './inlineRuntime.ts';

const runtime = { fileName: 'assets/rolldown-runtime-X1.js', code: 'var a=()=>1,b=()=>2;export{a as i,b as n};' };

test('the chunk of every page has the helpers in it, under the names it imported, and exports them all', () => {
  const code = withHelpers('import{i as t,n}from"./rolldown-runtime-X1.js";globalThis.sum=t()+n();', runtime);
  expect(code).not.toContain('import');
  expect(code).toContain('export{helper_i,helper_n};');
  new Function(code.replace('export{helper_i,helper_n};', ''))();
  expect((globalThis as { sum?: number }).sum).toBe(3);
});

test('a chunk of every page that uses no helper has them for the others', () => {
  expect(withHelpers('x();', runtime)).toMatch(/export\{helper_i,helper_n\};x\(\);$/);
});

test('another chunk takes the helpers from the chunk of every page, whether it renames them or not', () => {
  const code = withHelpersOf(
    'assets/site-Y2.js',
    'import{i as t,n}from"./rolldown-runtime-X1.js";t();',
    runtime.fileName,
  );
  expect(code).toBe('import{helper_i as t,helper_n as n}from"./site-Y2.js";t();');
});

test('a bare import of the helpers is dropped, and a chunk without helpers stays as it is', () => {
  expect(withHelpersOf('assets/site-Y2.js', 'import"./rolldown-runtime-X1.js";x();', runtime.fileName)).toBe('x();');
  expect(withHelpersOf('assets/site-Y2.js', 'import{a}from"./other.js";', runtime.fileName)).toBe(
    'import{a}from"./other.js";',
  );
});
