import { expect, test } from 'vitest';
import { mainTextIn } from '../../../tooling/lib/page-text.ts';
import { pageOf, paths } from '../src/shared/routes.ts';
import { inLanguage, json, languages, oneLine, pages, readPage, textsOf } from './support/site.ts';

// Old phones, blocked scripts, text browsers: all texts must be in the HTML.
test.each(languages)(
  '[START-05, START-06, LANG-08] without a script every page has its heading and first paragraph in %s',
  async (language) => {
    for (const path of pages) {
      const page = await readPage(inLanguage(path, language));
      const main = page.querySelector('main');
      const texts = Object.values(textsOf(pageOf(path), language));
      expect(texts, path).toContain(oneLine(main?.querySelector('h1')?.textContent));
      // The foundation's description of itself is content, so it is not in the catalogue.
      const content = path === paths.about ? JSON.stringify(await json(inLanguage('/api/about', language))) : '';
      // A paragraph is one catalogue text, or two in a row.
      const first = oneLine(main?.querySelector('p')?.textContent);
      const isKnown = texts.some(
        (text) => text !== '' && first.startsWith(text) && ['', ...texts].includes(first.slice(text.length).trim()),
      );
      expect(isKnown || oneLine(content).includes(first), `${path}: ${first}`).toBe(true);
      expect([page.documentElement.lang, page.querySelectorAll('[inert]').length], path).toEqual([language, 0]);
    }
  },
);

test('[KEEP-08] without scripts the confirmation says in each language that documents are being checked for viruses', async () => {
  for (const language of languages) {
    const texts = textsOf('sent', language);
    for (const [form, title] of [
      ['kyc-checking', texts['site.sent.kycTitle']],
      ['kyc-documents-checking', texts['site.sent.documentsTitle']],
    ]) {
      const page = await readPage(inLanguage(`/sent?form=${form}&reference=NZ-K-2026-7K3Q9XAB`, language));
      const main = oneLine(page.querySelector('main')?.textContent);
      expect(main).toContain(title);
      expect(main).toContain(texts['site.sent.checkingText']);
    }
  }
});

test.each(languages)(
  '[ACC-01] the statement says in %s how far, what not, how it was tested, and whom to tell',
  async (language) => {
    const main = (await readPage(inLanguage('/accessibility', language))).querySelector('main');
    const texts = textsOf('accessibility', language);
    const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
    const titles = all('h2').map((heading) => oneLine(heading.textContent));
    const parts = ['status', 'faults', 'method', 'contact', 'unanswered'];
    expect(titles).toEqual(expect.arrayContaining(parts.map((part) => texts[`site.accessibility.${part}Title`])));
    expect(all('time').map((time) => time.getAttribute('datetime'))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
    expect(all('a[href^="mailto:"]')).toHaveLength(1);
    expect(all('a[href^="tel:"]')).not.toEqual([]);
    expect(all('a').map((link) => oneLine(link.textContent))).toContain(texts['site.accessibility.feedback']);
    expect(main && mainTextIn(main.ownerDocument).split(' ').length, 'words of the page').toBeLessThanOrEqual(350);
  },
);
