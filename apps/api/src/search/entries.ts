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
import { fallbackOf, type Lang } from '../text/languages.ts';

/** What the search finds, besides courses. */
export interface SiteEntry extends Entry {
  kind: SearchKind;
  sample?: true | undefined;
  /** The languages of what is not in the asked one. */
  fallback?: { title?: Lang | undefined; snippet?: Lang | undefined } | undefined;
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

/** Of an answer that is found by its title and texts; `text` is the first of these. */
function languagesOf(answer: object, text: string): Pick<SiteEntry, 'fallback'> {
  const { title, [text]: snippet } = fallbackOf(answer);
  return title || snippet ? { fallback: { title, snippet } } : {};
}

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
    ...passages.map(({ title, text, href, sample, fallback }): SiteEntry => {
      const page = known.get(href) ?? titleOf.get(href);
      const whole = !page || page === title || text.startsWith(title) ? text : `${title}${colon(lang)}${text}`;
      const languages = fallback && { title: page ? undefined : fallback.title, snippet: fallback.text };
      return { kind: 'page', title: page ?? title, href, text: whole, fallback: languages, ...(sample && { sample }) };
    }),
  ];
}

async function articleEntries({ content, lang }: AssistantContext): Promise<SiteEntry[]> {
  const lists = await Promise.all(explainedResources.map((resource) => content.read(resource, lang)));
  return explainedResources.flatMap(({ path }, at) =>
    (lists[at] ?? []).map((article): SiteEntry => {
      const { title, questions, text, slug } = article;
      const href = `${path.replace('/explained', '/help')}#${slug}`;
      return { kind: 'article', title, questions: joined(questions), text, href, ...languagesOf(article, 'text') };
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
    ...allEvents.map((event): SiteEntry => {
      const { id, title, description, place, ends, zone, sample } = event;
      const text = joined(description, place);
      const found = { title, text, href: `${events.path}#${id}`, sample, until: momentOf(ends, zone) };
      return { kind: 'event', ...found, ...languagesOf(event, 'description') };
    }),
    ...allReports.map((report): SiteEntry => {
      const { id, title, summary, highlights, sample } = report;
      const text = joined(summary, highlights);
      return { kind: 'report', title, text, href: reportHref(id), sample, ...languagesOf(report, 'summary') };
    }),
    ...parts.flatMap(({ lessons: own, sample }) =>
      own.map((lesson): SiteEntry => {
        const { title, text, steps, exercise } = lesson;
        const found = { title, text: joined(text, steps, exercise), href: lessons.path, sample };
        return { kind: 'lesson', ...found, ...languagesOf(lesson, 'text') };
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
