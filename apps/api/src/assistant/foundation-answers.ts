import { cryptoAddresses } from '../content/resources/crypto-addresses.ts';
import { curriculum } from '../content/resources/curriculum.ts';
import { donationMethods } from '../content/resources/donation-methods.ts';
import { hero } from '../content/resources/hero.ts';
import { impactMetrics } from '../content/resources/impact-metrics.ts';
import { navigation } from '../content/resources/navigation.ts';
import { partners } from '../content/resources/partners.ts';
import { reports } from '../content/resources/reports.ts';
import { settings } from '../content/resources/settings.ts';
import { colon, formatNumber } from '../text/format.ts';
import { courseTitles, courseTitlesForAny } from './catalogue.ts';
import type { AssistantContext } from './context.ts';
import type { FoundationTopic } from './intent.ts';
import { sourcePages } from './pages.ts';
import type { Passage } from './passages.ts';
import type { I18n } from './translate.ts';
import type { Page, Source } from './types.ts';

/** The text of an answer and where it can be read. */
export interface Answer {
  lines: string[];
  sources: Source[];
}

/** The pages of an answer; the first is the one that its text names. */
const pagesOf: Record<FoundationTopic, readonly [Page, ...Page[]]> = {
  donate: ['/donate'],
  volunteer: ['/volunteers'],
  partner: ['/partners', '/partnerships'],
  courses: ['/digital-literacy'],
  contact: ['/'],
  impact: ['/impact', '/reports'],
  reports: ['/reports'],
  raised: ['/partnerships', '/reports'],
  newsletter: ['/'],
  privacy: ['/privacy-policy'],
  team: ['/team'],
  reach: ['/our-story'],
  programs: ['/about', '/impact'],
  about: ['/about', '/our-story'],
};

/** Passages quoted under their titles, each page once among the sources. */
function quote(passages: Passage[], i18n: I18n): Answer {
  const best = passages.slice(0, 2);
  const lines = best.map(({ title, text }) => (text.startsWith(title) ? text : `${title}${colon(i18n.lang)}${text}`));
  const sources = best.map(({ title, href }) => ({ title, href }));
  const once = sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at);
  return { lines: [i18n.t('found'), ...lines], sources: once };
}

/** @param page The name of the page to go on to. */
async function sentence(
  topic: FoundationTopic,
  page: string,
  i18n: I18n,
  { content }: AssistantContext,
): Promise<string> {
  const { lang } = i18n;
  switch (topic) {
    case 'donate': {
      const [methods, wallets] = await Promise.all([
        content.read(donationMethods, lang),
        content.read(cryptoAddresses, lang),
      ]);
      // Their names only: numbers and addresses are copied from the page, where no one can slip in another.
      const ways = [...methods.map(({ title }) => title), ...wallets.map(({ name }) => name)];
      return ways.length > 0 ? i18n.t('donate', { ways: ways.join(', '), page }) : i18n.t('donateOnPage', { page });
    }
    case 'courses': {
      const parts = await content.read(curriculum, lang);
      const list = parts.map(({ title, duration }) => `${title} (${duration})`).join(', ');
      return i18n.t('courses', { parts: list, page });
    }
    case 'volunteer':
    case 'team':
    case 'raised':
      return i18n.t(topic, { page });
    case 'partner':
      return i18n.t('partner', { count: (await content.read(partners, lang)).length, page });
    case 'privacy':
      return i18n.t('privacy', { email: (await content.read(settings, lang)).contact.email, page });
    case 'reports': {
      const all = await content.read(reports, lang);
      const published = all.filter(({ status }) => status === 'Published');
      const newest = published[0]?.title ?? '';
      const inProgress = all.length - published.length;
      return i18n.t('reports', { published: published.length, newest, inProgress, page });
    }
    case 'contact': {
      const { contact } = await content.read(settings, lang);
      return i18n.t('contact', { ...contact, phones: contact.phones.join(', ') });
    }
    case 'programs': {
      const { focus_areas } = await content.read(navigation, lang);
      return i18n.t('programs', { names: focus_areas.map(({ label }) => label).join(', ') });
    }
    case 'impact': {
      const [{ stats }, metrics] = await Promise.all([content.read(hero, lang), content.read(impactMetrics, lang)]);
      const write = (value: number) => formatNumber(value, lang);
      return i18n.t('impact', {
        trees: write(metrics.treesPlanted),
        people: write(metrics.peopleReached),
        projects: write(metrics.projectsCompleted),
        reports: write(metrics.published),
        volunteers: write(stats.volunteers),
        boreholes: stats.boreholes,
      });
    }
    default:
      return i18n.t(topic);
  }
}

/** Topics so wide that a question may mean something of its own, such as the okapi: a passage about it comes first. */
const wide: readonly FoundationTopic[] = ['about', 'programs'];

async function courseLines(terms: string[], i18n: I18n, { store }: AssistantContext): Promise<string[]> {
  if (terms.length === 0) return [];
  const titles = await courseTitlesForAny(terms, { store, lang: i18n.lang });
  return [titles.length > 0 ? i18n.t('coursesFound', { titles: titles.join(', ') }) : i18n.t('noCourse')];
}

/** Answers a question about the foundation. */
export async function answerFoundation(
  { topic, terms }: { topic: FoundationTopic; terms: string[] },
  i18n: I18n,
  context: AssistantContext,
): Promise<Answer> {
  const passages = wide.includes(topic) ? await context.search.find(terms, i18n.lang, await context.vocabulary()) : [];
  if (passages.length > 0) return quote(passages, i18n);
  const sources = await sourcePages(pagesOf[topic], i18n, context.content);
  const found = topic === 'courses' ? await courseLines(terms, i18n, context) : [];
  return { lines: [...found, await sentence(topic, sources[0]?.title ?? '', i18n, context)], sources };
}

/**
 * Answers with what passages of the site say of some words, or when these are the whole question, with the titles of
 * courses about them; `undefined` when there are none.
 */
export async function answerBySearch(
  { terms, bare }: { terms: string[]; bare: boolean },
  i18n: I18n,
  context: AssistantContext,
): Promise<Answer | undefined> {
  const passages = await context.search.find(terms, i18n.lang, await context.vocabulary());
  if (passages.length > 0) return quote(passages, i18n);
  const titles = bare ? await courseTitles(terms, { store: context.store, lang: i18n.lang }) : [];
  if (titles.length === 0) return undefined;
  const sources = await sourcePages(pagesOf.courses, i18n, context.content);
  return { lines: [i18n.t('coursesFound', { titles: titles.join(', ') })], sources };
}
