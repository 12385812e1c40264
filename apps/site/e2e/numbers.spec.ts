import { expect } from '@playwright/test';
import { type Language, oneLine, pages, test, testedLanguages, textsOf } from './support.ts';

/** The content of a tab, and the details of a province. */
const tabs = [
  '/partners?tab=current',
  '/partners?tab=kyc',
  '/data?tab=ai-insights',
  '/data?tab=plugins',
  '/data?province=CD-NK',
];
const addresses = [...pages, ...tabs];

const slot = (...names: string[]) => names.map((name) => `[data-slot="${name}"]`);

/** Where digits are allowed, by reason. */
const places = [
  // Figures, with their date, source and marks.
  ...slot('figure', 'figure-note'),
  // Dates and addresses.
  'time',
  ...slot('week-days'),
  'a[href^="tel:"]',
  ...slot('wallet-card', 'donation-option-details', 'paper-note'),
  // Reports, updates and alerts are dated, and are the source of their own figures.
  ...slot('report-card', 'report-feature', 'update-feed-entry', 'alert-list-item'),
  // Names: satellites, a licence, the goals of the United Nations, courses with provider and
  // duration.
  ...slot('source-tiles-item'),
  'a[href*="creativecommons.org"]',
  ...slot('goal-grid-goal', 'course-card', 'curriculum-tabs-duration'),
  // Articles of "Climate, explained" cite their sources, with years. PM2.5 is a name.
  '[data-slot="policy-page-section"]:has([id$="-sources"])',
  'a[href$="#what-pm25-is"]',
  // Positions in a form, curriculum or list, such as "2 of 5".
  ...slot('form-section-mark', 'wizard-rail', 'wizard-title', 'curriculum-tabs-place', 'course-browser-pager'),
  // The number of entries in the list beside it.
  ...slot('course-browser-count', 'report-list-title'),
  '[data-slot="ruled-list-item"]:has(a[href*="/course-packs/"]) [data-slot="ruled-list-description"]',
  ...['[role="status"]', 'button'].map((part) => `[aria-labelledby="provinces"] ${part}`),
  '[data-slot="course-browser-filters"] option',
  // Day, hours and seats of an event.
  'article:has(a[href*="/calendar.ics"]) [data-slot="ruled-list-description"]',
  // The number of days in a province's chart.
  '[data-slot="province-sheet"] h3',
  // Limits and examples for the input of a field.
  ...slot('character-count', 'field-hint', 'switch-hint'),
  // Measured sizes of files and of the visit.
  ...slot('file-size', 'save-data-switch', 'visit-weight'),
  // The accessible name of a map tile repeats the Figure beside it; the legend is the colour scale.
  '[data-slot="province-map-tile"] .nz\\:sr-only',
  '[data-slot="province-map-legend"]',
  // The accuracy of a data source on its rail, which is also a Figure of the same card.
  '[data-slot="plugin-card"] [data-slot="progress-rail-value"]',
];

/**
 * Specified texts with numbers: `102+ million`, `every 10 minutes`, `100% Free Courses`, how long
 * identity checks, questions, counts and sign-ups are stored, the guidelines of accessibility and the date of their test.
 */
const exact = (lang: Language) => [
  ...['site.data.live', 'site.data.live.old', 'site.data.live.sample', 'site.data.notice'].map(
    (id) => textsOf('data', lang)[id],
  ),
  textsOf('digital-literacy', lang)['site.digitalLiteracy.free'],
  textsOf('partners', lang)['site.partners.atHandPrivate'],
  ...['draftText', 'assistantText', 'logFour', 'newsletterText', 'signUpText'].map(
    (key) => textsOf('privacy-details', lang)[`site.privacyDetails.${key}`],
  ),
  ...['methodText', 'statusText'].map((key) => textsOf('accessibility', lang)[`site.accessibility.${key}`]),
];

test('[IMPACT-01, HOME-05, HOME-07] no page shows a number outside a figure, a date, an address or an exact text', async ({
  page,
  request,
}) => {
  test.slow(); // Every page.
  const found: string[] = [];
  for (const lang of testedLanguages) {
    const allowed = new Set(exact(lang));
    for (const address of addresses) {
      const html = await request.get(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`, {
        headers: { accept: 'text/html' },
      });
      const texts = await page.evaluate(
        ([source = '', leftOut = '']) => {
          const { body } = new DOMParser().parseFromString(source, 'text/html');
          for (const element of body.querySelectorAll(`script, style, noscript, ${leftOut}`)) element.remove();
          const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          const all: string[] = [];
          while (walker.nextNode()) all.push(walker.currentNode.textContent?.trim() ?? '');
          return all.filter(Boolean);
        },
        [await html.text(), places.join()],
      );
      expect(texts.length, address).toBeGreaterThan(20);
      // Years are dates.
      const claims = texts.filter(
        (text) => !allowed.has(oneLine(text)) && /\d/.test(text.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '')),
      );
      found.push(...claims.map((text) => `${address} in ${lang}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});
