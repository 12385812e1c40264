import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BootHints, boot } from './boot.ts';

const hints: BootHints = {
  shell: '/assets/site.js',
  texts: {
    en: ['/en.js', '/home-en.js'],
    fr: ['/fr.js', '/home-fr.js'],
    ln: ['/ln.js', '/home-ln.js'],
    sw: ['/sw.js', '/home-sw.js'],
  },
  home: ['/home.js'],
  belowHome: ['/sections.js'],
  every: ['/footer.js'],
  reads: ['/api/navigation'],
  homeReads: ['/api/hero'],
  locales: { en: 'en', fr: 'fr-CD', ln: 'ln', sw: 'sw-CD' },
};

/** Runs the boot script in as much of a document as it touches. */
function run({ path = '/', search = '', stored = null as string | null, canStore = true } = {}) {
  const asked: string[] = [];
  const documentElement = { lang: 'en', dataset: {} as Record<string, string> };
  vi.stubGlobal('document', {
    documentElement,
    createElement: () => ({}),
    head: { append: (link: { href: string }) => asked.push(link.href) },
  });
  vi.stubGlobal('location', { pathname: path, search });
  vi.stubGlobal('localStorage', {
    getItem: () => {
      if (!canStore) throw new DOMException('Storage is switched off', 'SecurityError');
      return stored;
    },
  });
  boot(hints);
  return { asked, language: documentElement.lang };
}

afterEach(() => vi.unstubAllGlobals());

describe('[LANG-04] the language at the start', () => {
  test('is English when nothing was chosen', () => {
    expect(run().language).toBe('en');
  });

  test.each(['en', 'fr', 'ln', 'sw'])('is the stored one when it is %s', (language) => {
    expect(run({ stored: language }).language).toBe(language);
  });

  test.each(['de', 'FR', '', '<script>', 'toString'])('is English when %j is stored', (stored) => {
    expect(run({ stored }).language).toBe('en');
  });

  test('is the one in the address for this visit, before the stored one', () => {
    expect(run({ search: '?lang=sw', stored: 'fr' }).language).toBe('sw');
  });

  test('is English when storage is switched off', () => {
    expect(run({ canStore: false }).language).toBe('en');
  });
});

test('texts of one language only are asked for, and on other pages nothing of the home page', () => {
  expect(run({ stored: 'fr' }).asked).toEqual([
    '/fr.js',
    '/home-fr.js',
    '/home.js',
    '/sections.js',
    '/footer.js',
    '/api/hero?lang=fr',
    '/api/navigation?lang=fr',
    '/assets/site.js',
  ]);
  expect(run({ path: '/about', stored: 'ln' }).asked).toEqual([
    '/ln.js',
    '/footer.js',
    '/api/navigation?lang=ln',
    '/assets/site.js',
  ]);
});
