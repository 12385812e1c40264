import type { Lang } from '../http/schemas.ts';
import { hero } from '../routes/hero/index.ts';
import { impactMetrics } from '../routes/impact-metrics/index.ts';
import { navigation } from '../routes/navigation/index.ts';
import { settings } from '../routes/settings/index.ts';
import { colon, formatNumber } from './format.ts';
import type { Grounds } from './grounds.ts';
import type { FoundationTopic } from './intent.ts';
import { type Messages, messagesIn, type Page } from './messages/messages.ts';
import type { Passage } from './passages.ts';
import type { Source } from './types.ts';

/** The text of an answer and where it can be read. */
export interface Answer {
  lines: string[];
  sources: Source[];
}

const pagesOf: Record<FoundationTopic, Page[]> = {
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

/** Pages as sources, with their titles in the language. */
export function sourcePages(pages: Page[], lang: Lang): Source[] {
  return pages.map((href) => ({ title: messagesIn(lang).pages[href], href }));
}

/** Passages quoted under their titles, each page once among the sources. */
export function quote(passages: Passage[], lang: Lang): Answer {
  const best = passages.slice(0, 2);
  const lines = best.map(({ title, text }) => (text.startsWith(title) ? text : `${title}${colon(lang)}${text}`));
  const sources = best.map(({ title, href }) => ({ title, href }));
  const once = sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at);
  return { lines: [messagesIn(lang).found, ...lines], sources: once };
}

async function sentence(topic: FoundationTopic, messages: Messages, lang: Lang, grounds: Grounds): Promise<string> {
  const { content } = grounds;
  switch (topic) {
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
  const text = await sentence(topic, messagesIn(lang), lang, grounds);
  return { lines: [text], sources: sourcePages(pagesOf[topic], lang) };
}
