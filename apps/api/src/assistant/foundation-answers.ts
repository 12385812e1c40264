import { cryptoAddresses } from '../routes/crypto-addresses/index.ts';
import { curriculum } from '../routes/curriculum/index.ts';
import { donationMethods } from '../routes/donation-methods/index.ts';
import { hero } from '../routes/hero/index.ts';
import { impactMetrics } from '../routes/impact-metrics/index.ts';
import { navigation } from '../routes/navigation/index.ts';
import { settings } from '../routes/settings/index.ts';
import { colon, formatNumber } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import type { Grounds } from './grounds.ts';
import type { FoundationTopic } from './intent.ts';
import { messagesIn } from './messages/index.ts';
import { sourcePages } from './pages.ts';
import type { Passage } from './passages.ts';
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
  team: ['/team'],
  reach: ['/our-story'],
  programs: ['/about', '/impact'],
  about: ['/about', '/our-story'],
};

/** Passages quoted under their titles, each page once among the sources. */
export function quote(passages: Passage[], lang: Lang): Answer {
  const best = passages.slice(0, 2);
  const lines = best.map(({ title, text }) => (text.startsWith(title) ? text : `${title}${colon(lang)}${text}`));
  const sources = best.map(({ title, href }) => ({ title, href }));
  const once = sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at);
  return { lines: [messagesIn(lang).found, ...lines], sources: once };
}

/** @param page The name of the page to go on to. */
async function sentence(topic: FoundationTopic, page: string, lang: Lang, { content }: Grounds): Promise<string> {
  const messages = messagesIn(lang);
  switch (topic) {
    case 'donate': {
      const [methods, wallets] = await Promise.all([
        content.read(donationMethods, lang),
        content.read(cryptoAddresses, lang),
      ]);
      // Their names only: numbers and addresses are copied from the page, where nobody can slip in another.
      const ways = [...methods.map(({ title }) => title), ...wallets.map(({ name }) => name)];
      return messages.donate(ways.join(', '), page);
    }
    case 'courses': {
      const parts = await content.read(curriculum, lang);
      return messages.courses(parts.map(({ title, duration }) => `${title} (${duration})`).join(', '), page);
    }
    case 'volunteer':
    case 'partner':
    case 'team':
      return messages[topic](page);
    case 'contact': {
      const { contact } = await content.read(settings, lang);
      return messages.contact({ ...contact, phones: contact.phones.join(', ') });
    }
    case 'programs': {
      const { focus_areas } = await content.read(navigation, lang);
      return messages.programs(focus_areas.map(({ label }) => label).join(', '));
    }
    case 'impact': {
      const [{ stats }, metrics] = await Promise.all([content.read(hero, lang), content.read(impactMetrics, lang)]);
      const write = (value: number) => formatNumber(value, lang);
      return messages.impact({
        trees: write(metrics.treesPlanted),
        people: write(metrics.peopleReached),
        projects: write(metrics.projectsCompleted),
        reports: write(metrics.published),
        volunteers: write(stats.volunteers),
        boreholes: write(stats.boreholes),
      });
    }
    default:
      return messages[topic];
  }
}

/**
 * Answers a question about the foundation. A question that names something of its own, such as the okapi, gets the
 * passages about it first.
 */
export async function answerFoundation(
  { topic, terms }: { topic: FoundationTopic; terms: string[] },
  lang: Lang,
  grounds: Grounds,
): Promise<Answer> {
  const general = topic === 'about' || topic === 'programs' || topic === 'impact';
  const passages = general ? await grounds.search.find(terms, lang) : [];
  if (passages.length > 0) return quote(passages, lang);
  const sources = await sourcePages(pagesOf[topic], lang, grounds.content);
  return { lines: [await sentence(topic, sources[0]?.title ?? '', lang, grounds)], sources };
}
