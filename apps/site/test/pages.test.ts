import { expect, test } from 'vitest';
import { mainTextIn } from '../../../tooling/lib/page-text.ts';
import { pageOf, paths } from '../src/shared/routes.ts';
import { get, inLanguage, json, languages, oneLine, pages, readPage, textsIn, textsOf } from './support/site.ts';

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

test('[LANG-04, LANG-06] links of the footer stay in the language of the address, and its list of languages changes it', async () => {
  const footer = (await readPage(inLanguage(paths.home, 'fr'))).querySelector('footer');
  const hrefs = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  const { about, team, gallery, help, impact } = paths;
  expect(hrefs).toEqual(expect.arrayContaining([about, team, gallery, help, impact].map((path) => `${path}?lang=fr`)));
  const swahili = (await readPage(inLanguage(team, 'sw'))).querySelector('footer');
  const choices = [...(swahili?.querySelectorAll('a[lang]') ?? [])];
  const chosen = choices.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(chosen).toEqual(languages.map((each) => [`?lang=${each}`, each === 'sw' ? 'true' : null]));
});

test('[HOME-01, START-05] links of the home page lead to every focus area', async () => {
  const { focus_areas: areas }: { focus_areas: { label: string; href: string }[] } =
    await json('/api/navigation?lang=en');
  expect(areas).toHaveLength(9);
  const main = (await readPage(paths.home)).querySelector('main');
  const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => [
    oneLine(link.textContent),
    link.getAttribute('href'),
  ]);
  const titles = textsIn(main, 'h2, h3, h4');
  for (const { label, href } of areas) {
    expect(titles).toContain(label);
    expect(links).toContainEqual(['Explore', href]);
    expect((await get(href)).status, href).toBe(200);
  }
});

test('[FORM-04] without a script no page shows a control that does nothing', async () => {
  const shown: string[] = [];
  const more = ['ai-insights', 'plugins'].map((tab) => `${paths.data}?tab=${tab}`);
  for (const path of [...pages, ...more]) {
    const main = (await readPage(path)).querySelector('main');
    for (const control of main?.querySelectorAll('button, input, select, textarea, [role="switch"]') ?? []) {
      // Fields of a form are sent; of its buttons only those that send it do something.
      const isSending = control.localName !== 'button' || control.getAttribute('type') === 'submit';
      const form = control.getAttribute('form');
      const isInForm = control.closest('form') ?? (form ? main?.querySelector(`form[id="${form}"]`) : null);
      if (isSending && isInForm) continue;
      // Styles hide it where there are no scripts.
      if (control.closest('[class*="needs-script"], [hidden]')) continue;
      // Disclosures without a script show all: the area strips of the home page, the curriculum.
      const part = control.getAttribute('data-slot') ?? control.getAttribute('role');
      if (!['focus-area-strip-title', 'tab'].includes(part ?? ''))
        shown.push(`${path}: ${control.outerHTML.slice(0, 160)}`);
    }
  }
  expect([...new Set(shown)]).toEqual([]);
});

test.each(['update', 'consultation'])(
  '[FORM-01] without a script a link leads to the form %s, which is in a dialog otherwise',
  async (form) => {
    const page = await readPage(paths.partnerships);
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
    const hidden = [...page.querySelectorAll('main noscript')].map(
      ({ innerHTML, textContent }) => innerHTML + textContent,
    );
    const written = [...links, ...hidden].join(' ');
    expect(written).toContain(`form=${form}`);
    const shown = await readPage(`${paths.partnerships}?form=${form}`);
    expect(shown.querySelector(`form[data-slot="${form}-form"]`)).not.toBeNull();
  },
);

test('[IMPACT-01, PORTAL-02, PORTAL-03] every figure that refers to a note has one, with a day or a source', async () => {
  for (const path of ['/', '/partners?tab=current', '/partnerships', '/data', '/data?province=CD-NK']) {
    const page = await readPage(path);
    const figures = [...page.querySelectorAll('[data-slot="figure"][aria-describedby]')];
    expect(figures.length, path).toBeGreaterThan(2);
    for (const id of new Set(figures.map((figure) => figure.getAttribute('aria-describedby') ?? '')))
      expect(page.getElementById(id)?.textContent, `${path} ${id}`).toMatch(/As of|Source:/);
  }
});
