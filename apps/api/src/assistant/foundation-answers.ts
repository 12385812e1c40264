import type { FoundationTopic } from '../content/resources/assistant.ts';
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
import type { Reading } from './intent.ts';
import { sourcePages } from './pages.ts';
import type { Passage } from './passages.ts';
import type { I18n } from './translate.ts';
import type { Source } from './types.ts';

/** The text of an answer and where it can be read. */
export interface Answer {
  lines: string[];
  sources: Source[];
}

/** Topics so wide that a question may mean something of its own, such as the okapi: a passage about it comes first. */
const wide: readonly FoundationTopic[] = ['about', 'programs'];

/** Whatever sentences about the foundation name, from the content that is shown. */
async function foundationValues({ content }: AssistantContext, { lang }: I18n) {
  const [methods, wallets, courses, partnerList, reportList, { contact }, { focus_areas }, { stats }, metrics] =
    await Promise.all([
      content.read(donationMethods, lang),
      content.read(cryptoAddresses, lang),
      content.read(curriculum, lang),
      content.read(partners, lang),
      content.read(reports, lang),
      content.read(settings, lang),
      content.read(navigation, lang),
      content.read(hero, lang),
      content.read(impactMetrics, lang),
    ]);
  // Names only: numbers and addresses are copied from the page, where no one can slip in another.
  const ways = [...methods.map(({ title }) => title), ...wallets.map(({ name }) => name)];
  const published = reportList.filter(({ status }) => status === 'Published');
  return {
    ways: ways.join(', '),
    wayCount: ways.length,
    parts: courses.map(({ title, duration }) => `${title} (${duration})`).join(', '),
    partners: partnerList.length,
    published: published.length,
    newest: published[0]?.title ?? '',
    inProgress: reportList.length - published.length,
    email: contact.email,
    address: contact.address,
    phones: contact.phones.join(', '),
    names: focus_areas.map(({ label }) => label).join(', '),
    trees: formatNumber(metrics.treesPlanted, lang),
    people: formatNumber(metrics.peopleReached, lang),
    projects: formatNumber(metrics.projectsCompleted, lang),
    reports: formatNumber(metrics.published, lang),
    volunteers: formatNumber(stats.volunteers, lang),
    boreholes: stats.boreholes,
  };
}

/** Passages quoted under their titles, each page once among the sources. */
function quote(passages: Passage[], i18n: I18n): Answer | undefined {
  if (passages.length === 0) return undefined;
  const best = passages.slice(0, 2);
  const lines = best.map(({ title, text }) => (text.startsWith(title) ? text : `${title}${colon(i18n.lang)}${text}`));
  const sources = new Map(best.map(({ title, href }) => [href, { title, href }]));
  return { lines: [i18n.t('found'), ...lines], sources: [...sources.values()] };
}

/** Answers a question about the foundation, or to the assistant itself. */
export async function answerFoundation(
  topic: FoundationTopic,
  { terms }: Reading,
  i18n: I18n,
  context: AssistantContext,
): Promise<Answer> {
  const vocabulary = await context.vocabulary();
  const passages = wide.includes(topic) ? await context.search.passages(terms, i18n.lang, vocabulary) : [];
  const quoted = quote(passages, i18n);
  if (quoted) return quoted;
  const pages = vocabulary.words.foundation.find((each) => each.topic === topic)?.pages ?? [];
  const sources = await sourcePages(pages, i18n, context.content);
  const values = { ...(await foundationValues(context, i18n)), page: sources[0]?.title ?? '' };
  if (topic !== 'courses' || terms.length === 0) return { lines: [i18n.t(topic, values)], sources };
  const titles = (await courseTitlesForAny(terms, context.store, i18n.lang)).join(', ');
  return { lines: [titles ? i18n.t('coursesFound', { titles }) : i18n.t('noCourse'), i18n.t(topic, values)], sources };
}

/**
 * Answers with what passages of the site say of some words, or when these are the whole question, with the titles of
 * courses about them.
 */
export async function answerBySearch(
  sought: string[],
  { bare }: Reading,
  i18n: I18n,
  context: AssistantContext,
): Promise<Answer | undefined> {
  const quoted = quote(await context.search.passages(sought, i18n.lang, await context.vocabulary()), i18n);
  const titles = bare && !quoted ? await courseTitles(sought, context.store, i18n.lang) : [];
  if (titles.length === 0) return quoted;
  const sources = await sourcePages(['/digital-literacy'], i18n, context.content);
  return { lines: [i18n.t('coursesFound', { titles: titles.join(', ') })], sources };
}
