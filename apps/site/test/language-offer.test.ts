import { expect, test } from 'vitest';
import { all, linksIn, nameOf } from './support/dom.ts';
import { get, readPage } from './support/site.ts';

const french = { 'accept-language': 'fr-FR,fr;q=0.9' };

test('[LANG-04, LANG-08, PRIV-29, PRIV-39] who prefers French reads English, is offered French in French by a link, and gets no cookie', async () => {
  const page = await readPage('/team', french);
  expect(page.documentElement.lang).toBe('en');
  const [offer] = all(page, '[data-slot="language-offer"]');
  expect([offer && nameOf(offer), offer?.getAttribute('lang')]).toEqual(['Lire ce site en français', 'fr']);
  expect(linksIn(offer)).toEqual({ 'Lire ce site en français': '?lang=fr' });
  expect((await get('/team', french)).headers.has('set-cookie')).toBe(false);
});
