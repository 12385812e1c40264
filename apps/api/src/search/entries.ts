import { momentOf, type SearchKind } from '@nzete/domain';
import type { PageText } from '../../../site/src/app/renderer.ts';
import type { AssistantContext } from '../assistant/context.ts';
import { sourcePages } from '../assistant/pages.ts';
import { passagesOf } from '../assistant/passages.ts';
import type { Entry } from '../assistant/search.ts';
import { climatePage, provinces } from '../climate/provinces.ts';
import { events } from '../content/resources/events.ts';
import { explainedResources } from '../content/resources/explained.ts';
import { contentResources } from '../content/resources/index.ts';
import { lessons } from '../content/resources/lessons.ts';
import { reports } from '../content/resources/reports.ts';
import { colon } from '../text/format.ts';

/** What the search finds, besides courses. */
export interface SiteEntry extends Entry {
  kind: SearchKind;
  sample?: true | undefined;
  /** Of an event: when it is over, in milliseconds. */
  until?: number;
}

/** Lists that the assistant does not quote, and the pages that show them. */
const unquoted: Readonly<Record<string, string>> = {
  '/team': '/team',
  '/partners': '/partners',
  '/partnership-guide': '/partnerships',
  '/community-testimonials': '/community-empowerment',
  '/donation-methods': '/donate',
};

/** The pages of the content lists whose texts are found as parts of their page. */
export function pagesOfLists({ words }: AssistantContext['vocabulary']): Record<string, string> {
  const { [reports.path]: _, ...quoted } = words.passages;
  return { ...quoted, ...unquoted };
}

export const listsIn = (pages: Record<string, string>) => contentResources.filter(({ path }) => pages[path]);

const joined = (...texts: (string | readonly string[])[]) => texts.flat().join(' ');

async function pageEntries(context: AssistantContext, pages: readonly PageText[]): Promise<SiteEntry[]> {
  const { content, lang, vocabulary } = context;
  const pageOf = pagesOfLists(vocabulary);
  const lists = listsIn(pageOf);
  const answers = await Promise.all(lists.map((resource) => content.read(resource, lang)));
  const passages = lists.flatMap(({ path, answer }, at) => passagesOf(answer, answers[at], pageOf[path] ?? '/'));
  const known = new Map(pages.map(({ path, title }) => [path, title]));
  const named = await sourcePages([...new Set(passages.map(({ href }) => href))], context);
  const titleOf = new Map(named.flatMap(({ href, title }) => (title === href ? [] : [[href, title] as const])));
  return [
    ...pages.map(({ path, title, description, text }): SiteEntry => {
      return { kind: 'page', title, href: path, text: joined(description, text) };
    }),
    // A passage is found as the page that shows it.
    ...passages.map(({ title, text, href, sample }): SiteEntry => {
      const page = known.get(href) ?? titleOf.get(href);
      const whole = !page || page === title || text.startsWith(title) ? text : `${title}${colon(lang)}${text}`;
      return { kind: 'page', title: page ?? title, href, text: whole, ...(sample && { sample }) };
    }),
  ];
}

async function articleEntries({ content, lang }: AssistantContext): Promise<SiteEntry[]> {
  const lists = await Promise.all(explainedResources.map((resource) => content.read(resource, lang)));
  return explainedResources.flatMap(({ path }, at) =>
    (lists[at] ?? []).map(({ title, questions, text, slug }): SiteEntry => {
      const href = `${path.replace('/explained', '/help')}#${slug}`;
      return { kind: 'article', title, questions: joined(questions), text, href };
    }),
  );
}

/** Where a report is open (`routes/reports/search.ts` of the site). */
const reportHref = (id: number) => `${reports.path}?report=${id}#report-${id}`;

async function listEntries({ content, lang }: AssistantContext): Promise<SiteEntry[]> {
  const [allReports, parts, allEvents] = await Promise.all([
    content.read(reports, lang),
    content.read(lessons, lang),
    content.read(events, lang),
  ]);
  return [
    ...allEvents.map(({ id, title, description, place, ends, zone, sample }): SiteEntry => {
      const until = momentOf(ends, zone);
      return { kind: 'event', title, text: joined(description, place), href: `${events.path}#${id}`, sample, until };
    }),
    ...allReports.map(({ id, title, summary, highlights, sample }): SiteEntry => {
      return { kind: 'report', title, text: joined(summary, highlights), href: reportHref(id), sample };
    }),
    ...parts.flatMap(({ lessons: own, sample }) =>
      own.map(({ title, text, steps, exercise }): SiteEntry => {
        return { kind: 'lesson', title, text: joined(text, steps, exercise), href: lessons.path, sample };
      }),
    ),
  ];
}

async function provinceEntries(context: AssistantContext, pages: readonly PageText[]): Promise<SiteEntry[]> {
  const { otherNames, towns } = context.vocabulary.words.places;
  const [page] = await sourcePages([climatePage], context);
  const title = pages.find(({ path }) => path === climatePage)?.title ?? page?.title ?? '';
  return provinces.map(({ code, name, capital }): SiteEntry => {
    const names = joined(capital, otherNames[code] ?? [], towns[code] ?? []);
    const href = `${climatePage}?province=${code}`;
    return { kind: 'province', title: name, questions: names, text: `${title}${colon(context.lang)}${capital}`, href };
  });
}

/** All that the search finds in one language, besides courses. */
export async function siteEntries(context: AssistantContext, pages: readonly PageText[]): Promise<SiteEntry[]> {
  const all = await Promise.all([
    pageEntries(context, pages),
    articleEntries(context),
    listEntries(context),
    provinceEntries(context, pages),
  ]);
  return all.flat();
}
