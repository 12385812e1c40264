import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SplashScreen } from './SplashScreen.tsx';

const markup = renderToStaticMarkup(createElement(SplashScreen, { id: 'splash', name: 'Nzete Foundation' }));
const styles = (name: string) => readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8');

test('[START-01] the splash screen is static markup, small enough to inline into the HTML', () => {
  expect(markup).toContain('role="status"');
  expect(brotliCompressSync(markup + styles('splash')).length).toBeLessThan(5 * 1024);
});

test('the splash needs no other stylesheet', () => {
  // It has fallback values for the tokens it uses, until the token sheet loads; `--nz-splash-…` are
  // its own.
  for (const text of [styles('splash'), markup]) expect(text.match(/var\(--nz-(?!splash-)[\w-]+\)/g) ?? []).toEqual([]);
});

test('[START-01] the splash screen has no images: the browser would parse each as a separate document', () => {
  expect(styles('splash')).not.toContain('url(');
  const uses = [...markup.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target);
  expect(uses.sort()).toEqual(['#nz-splash-braid', '#nz-splash-hem', '#nz-splash-lattice', '#nz-splash-seam']);
  for (const target of uses) expect(markup.split(`id="${target?.slice(1)}"`), target).toHaveLength(2);
});

test('its patterns and fallback fonts are those of the other stylesheets', () => {
  const [splash, tokens, base] = [styles('splash'), styles('tokens'), styles('fallback-fonts')];
  for (const name of ['seam', 'braid', 'lattice']) {
    const threads = tokens.match(new RegExp(`--nz-p-${name}: url.*? d='([^']+)'`))?.[1];
    expect(threads, name).toBeTruthy();
    expect(markup).toContain(` d="${threads}"`);
  }
  const faces = splash.match(/@font-face \{[^}]+\}/g) ?? [];
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(base).toContain(face);
});
