import { signUpLimits } from '@nzete/domain';
import type { Static } from 'typebox';
import type { ContentResource } from '../content/content-resource.ts';
import type { FoundationTopic } from '../content/resources/assistant-words.ts';
import { cryptoAddresses } from '../content/resources/crypto-addresses.ts';
import { curriculum } from '../content/resources/curriculum.ts';
import { donationMethods } from '../content/resources/donation-methods.ts';
import { events } from '../content/resources/events.ts';
import { hero } from '../content/resources/hero.ts';
import { type ImpactMetrics, impactMetrics } from '../content/resources/impact-metrics.ts';
import { navigation } from '../content/resources/navigation.ts';
import { partners } from '../content/resources/partners.ts';
import { reports } from '../content/resources/reports.ts';
import { settings } from '../content/resources/settings.ts';
import { team } from '../content/resources/team.ts';
import { volunteerOpportunities } from '../content/resources/volunteer-opportunities.ts';
import { findCourses } from '../courses/find.ts';
import { words } from '../text/fold.ts';
import { colon, formatNumber } from '../text/format.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';
import { mark } from '../text/messages.ts';
import type { AssistantContext } from './context.ts';
import { sourcePages } from './pages.ts';
import type { Source } from './types.ts';

export interface Answer {
  lines: string[];
  sources: Source[];
  /** A question was asked, and nothing was found. */
  isUnanswered?: boolean;
}

/** They may mean something specific, such as the okapi, so passages about it come first. */
const wide: readonly FoundationTopic[] = ['about', 'programs'];

type Metrics = Static<typeof ImpactMetrics>;

/** Whether a figure is a sample, after it: "(sample)". */
const figureMark = (figure: Metrics['samples'][number], { samples }: Metrics, intl: ServerIntl): string =>
  samples.includes(figure) ? ` (${intl.formatMessage(mark.sample)})` : '';

async function foundationValues({ content, lang, intl }: AssistantContext) {
  const methods = await content.read(donationMethods, lang);
  const wallets = await content.read(cryptoAddresses, lang);
  const courses = await content.read(curriculum, lang);
  const reportList = await content.read(reports, lang);
  const roles = await content.read(volunteerOpportunities, lang);
  const { contact } = await content.read(settings, lang);
  const { focus_areas } = await content.read(navigation, lang);
  const { stats } = await content.read(hero, lang);
  const metrics = await content.read(impactMetrics, lang);
  // Names only: account numbers must be copied from the page itself.
  const ways = [
    ...methods.filter(({ open }) => open).map(({ title }) => title),
    ...wallets.filter(({ open }) => open).map(({ name }) => name),
  ];
  const published = reportList.filter(({ status }) => status === 'Published');
  return {
    ways: ways.join(', '),
    wayCount: ways.length,
    parts: courses.map(({ title, duration }) => `${title} (${duration})`).join(', '),
    partners: formatNumber(metrics.partnerships.partners, lang),
    published: published.length,
    roleCount: roles.length,
    partCount: courses.length,
    nameCount: focus_areas.length,
    newest: published[0]?.title ?? '',
    inProgress: reportList.length - published.length,
    email: contact.email,
    most: formatNumber(signUpLimits.people, lang),
    address: contact.address,
    phones: contact.phones.join(', '),
    names: focus_areas.map(({ label }) => label).join(', '),
    trees: formatNumber(metrics.treesPlanted, lang),
    people: formatNumber(metrics.peopleReached, lang),
    projects: formatNumber(metrics.projectsCompleted, lang) + figureMark('projectsCompleted', metrics, intl),
    peopleMark: figureMark('peopleReached', metrics, intl),
    reports: formatNumber(metrics.published, lang),
    volunteers: formatNumber(stats.volunteers, lang),
    boreholes: stats.boreholes,
  };
}

/** The content that an answer about a topic is from, if it can be a sample. */
const origins: Partial<Record<FoundationTopic, ContentResource>> = {
  partner: partners,
  events,
  reports,
  contact: settings,
  reach: settings,
  team,
  volunteer: volunteerOpportunities,
};

interface Marked {
  sample?: true;
}

async function sampleNote(topic: FoundationTopic, { content, lang, t }: AssistantContext): Promise<string[]> {
  const origin = origins[topic];
  if (!origin) return [];
  const value: unknown = await content.read(origin, lang);
  return [value].flat().some((item) => (item as Marked).sample) ? [t('sampleText')] : [];
}

async function quote(asked: string[], { lang, t, search, vocabulary }: AssistantContext): Promise<Answer | undefined> {
  const best = (await search.passages(asked, lang, vocabulary)).slice(0, 2);
  if (best.length === 0) return undefined;
  const lines = best.map(({ title, text }) => (text.startsWith(title) ? text : `${title}${colon(lang)}${text}`));
  const sources = new Map(best.map(({ title, href }) => [href, { title, href }]));
  const note = best.some(({ sample }) => sample) ? [t('sampleText')] : [];
  return { lines: [t('found'), ...lines, ...note], sources: [...sources.values()] };
}

const isForm = (asked: string, word: string) =>
  word === asked || (asked.length > 3 && word.startsWith(asked) && word.length - asked.length <= 3);

const courseLanguage: Readonly<Record<Lang, string>> = { en: 'English', fr: 'French', ln: 'Lingala', sw: 'Swahili' };

/** The first courses that contain all of some folded words, the reader's language first. */
async function courseTitles(terms: readonly string[], where: AssistantContext): Promise<string[]> {
  if (terms.length === 0) return [];
  const { courses } = await findCourses(where.store, where.lang, { skip: 0, limit: 100, q: terms.join(' ') });
  const matching = courses.filter(({ title, category, provider }) => {
    const all = words(`${title} ${category} ${provider}`);
    return terms.every((term) => all.some((word) => isForm(term, word)));
  });
  const isOwn = ({ language }: (typeof matching)[number]) => Number(language === courseLanguage[where.lang]);
  const best = matching.toSorted((a, b) => isOwn(b) - isOwn(a));
  return best.slice(0, 3).map(({ title }) => title);
}

async function courseTitlesForAny(terms: readonly string[], where: AssistantContext): Promise<string[]> {
  for (const asked of [terms, ...terms.slice(0, 6).map((term) => [term])]) {
    const titles = await courseTitles(asked, where);
    if (titles.length > 0) return titles;
  }
  return [];
}

export async function answerFoundation(topic: FoundationTopic, terms: string[], context: AssistantContext) {
  const { t, vocabulary } = context;
  const quoted = wide.includes(topic) ? await quote(terms, context) : undefined;
  if (quoted) return quoted;
  const pages = vocabulary.words.foundation.find((each) => each.topic === topic)?.pages ?? [];
  const sources = await sourcePages(pages, context);
  const lines = [t(topic, { ...(await foundationValues(context)), page: sources[0]?.title ?? '' })];
  if (topic === 'courses' && terms.length > 0) {
    const titles = (await courseTitlesForAny(terms, context)).join(', ');
    lines.unshift(titles ? t('coursesFound', { titles }) : t('noCourse'));
  }
  return { lines: [...lines, ...(await sampleNote(topic, context))], sources };
}

/** Answers with passages about the words, or with courses if the question has no other words. */
export async function answerBySearch(sought: string[], bare: boolean, context: AssistantContext) {
  const quoted = await quote(sought, context);
  const titles = bare && !quoted ? await courseTitles(sought, context) : [];
  if (titles.length === 0) return quoted;
  const lines = [context.t('coursesFound', { titles: titles.join(', ') })];
  return { lines, sources: await sourcePages(['/digital-literacy'], context) };
}
