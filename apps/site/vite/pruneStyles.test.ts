import { expect, test } from 'vitest';
import { inlineTokens, pruneTokens, unsetProperties } from './pruneStyles.ts';

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

test('a token with one plain value gives its value to those that use it', () => {
  const css = ':where(:root){--nz-a:#fff;--nz-b:var(--nz-a)}p{color:var(--nz-b)}';
  expect(inlineTokens(css, '', 'nz-')).toBe(':where(:root){}p{color:#fff}');
});

test('a token that a theme sets again, that has a fallback, or that the code names, keeps its name', () => {
  const theme = ':where(:root){--nz-a:#fff}[data-theme=dark]{--nz-a:#000}p{color:var(--nz-a)}';
  expect(inlineTokens(theme, '', 'nz-')).toBe(theme);
  const fallback = ':where(:root){--nz-a:#fff}p{color:var(--nz-a,red)}';
  expect(inlineTokens(fallback, '', 'nz-')).toBe(fallback);
  const plain = ':where(:root){--nz-a:#fff}p{color:var(--nz-a)}';
  expect(inlineTokens(plain, 'style.getPropertyValue("--nz-a")', 'nz-')).toBe(plain);
});

test('a token that something other than the root sets keeps its name', () => {
  const css = '.cut{--nz-cut:1px}p{margin:var(--nz-cut)}';
  expect(inlineTokens(css, '', 'nz-')).toBe(css);
});

test('a registered property that nothing sets is replaced by its first value', () => {
  const css = '@property --tw-x{syntax:"*";inherits:false;initial-value:3px}p{margin:var(--tw-x) var(--tw-y,)}';
  expect(unsetProperties(css)).toBe('p{margin:3px var(--tw-y,)}');
  const set = `${css}i{--tw-x:1px}`;
  expect(unsetProperties(set)).toBe(set);
});
