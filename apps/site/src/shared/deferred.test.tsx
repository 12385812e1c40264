import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { deferred } from './deferred.ts';

test('what was preloaded is rendered at once, without suspending', async () => {
  const load = vi.fn(async () => 'Hello');
  const greeting = deferred(load);
  const Greeting = () => createElement('p', null, greeting.read());
  await greeting.preload();
  // Rendering to a string cannot wait: it would show a fallback or fail.
  expect(renderToString(createElement(Greeting))).toBe('<p>Hello</p>');
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is thrown where the value is read', async () => {
  const broken = deferred(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(broken.preload()).rejects.toThrow('Failed to fetch');
  const Part = () => createElement('p', null, broken.read());
  expect(() => renderToString(createElement(Part))).toThrow('Failed to fetch');
});
