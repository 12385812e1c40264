import { expect, test } from 'vitest';
import { pruneTokens } from './pruneStyles.ts';

test('a token that nothing refers to is left out, and then those that only it referred to', () => {
  const css = ':root{--nz-a:#fff;--nz-b:var(--nz-a);--nz-c:1px}p{margin:var(--nz-c)}';
  expect(pruneTokens(css, '', 'nz-')).toBe(':root{--nz-c:1px}p{margin:var(--nz-c)}');
});

test('a token that the code names stays', () => {
  expect(pruneTokens(':root{--nz-a:#fff}', 'style.setProperty("--nz-a","red")', 'nz-')).toBe(':root{--nz-a:#fff}');
});

test('a picture inside a token, with semicolons and braces in it, goes or stays whole', () => {
  const picture = '--nz-p:url("data:image/svg+xml;utf8,%3Csvg style=\'a{b:c;}\'%3E")';
  expect(pruneTokens(`:root{${picture};--nz-x:0}`, '', 'nz-')).toBe(':root{}');
  expect(pruneTokens(`:root{${picture}}i{mask:var(--nz-p)}`, '', 'nz-')).toBe(`:root{${picture}}i{mask:var(--nz-p)}`);
});

test('other custom properties are left alone', () => {
  expect(pruneTokens(':root{--tw-x:0;--cut:1px}', '', 'nz-')).toBe(':root{--tw-x:0;--cut:1px}');
});
