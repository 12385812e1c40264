import { escapeHtml as text } from '../text/escape-html.ts';
import type { Lang } from '../text/languages.ts';
import { feedTexts } from './news-feed-texts.ts';
import type { PartnershipUpdate } from './schemas.ts';

interface NewsFeed {
  updates: readonly PartnershipUpdate[];
  lang: Lang;
  /** Protocol and host, such as `https://nzete.example`. */
  origin: string;
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The addresses that both formats name, escaped. */
function addressesOf({ lang, origin }: NewsFeed, format: 'rss' | 'atom') {
  const query = lang === 'en' ? '' : `?lang=${lang}`;
  return {
    page: text(`${origin}/partnerships${query}`),
    self: text(`${origin}/api/partnership-updates.${format}?lang=${lang}`),
    /** The same in every language, so that readers know an update again. */
    idOf: ({ id }: PartnershipUpdate) => text(`${origin}/partnerships#update-${id}`),
  };
}

/** Samples are marked here too. */
const titleOf = ({ title, sample }: PartnershipUpdate, lang: Lang) =>
  sample ? `${title} (${feedTexts[lang].sample})` : title;

/** RSS 2.0 has no day without a time. */
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The updates as RSS 2.0. */
export function rssFeed(feed: NewsFeed): string {
  const { page, self, idOf } = addressesOf(feed, 'rss');
  const { title, description } = feedTexts[feed.lang];
  const items = feed.updates.map((update) =>
    [
      '<item>',
      `<title>${text(titleOf(update, feed.lang))}</title>`,
      `<link>${page}</link>`,
      `<guid isPermaLink="false">${idOf(update)}</guid>`,
      `<pubDate>${midnight(update.date).toUTCString()}</pubDate>`,
      `<dc:creator>${text(update.author)}</dc:creator>`,
      `<description>${text(update.content)}</description>`,
      '</item>\n',
    ].join(''),
  );
  return [
    xml,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
    `<title>${text(title)}</title><link>${page}</link><description>${text(description)}</description>`,
    `<language>${feed.lang}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** The updates as Atom (RFC 4287). */
export function atomFeed(feed: NewsFeed): string {
  const { page, self, idOf } = addressesOf(feed, 'atom');
  const { title, description } = feedTexts[feed.lang];
  const days = feed.updates.map(({ date }) => date).sort();
  const entries = feed.updates.map((update) => {
    const day = midnight(update.date).toISOString();
    return [
      '<entry>',
      `<id>${idOf(update)}</id><title>${text(titleOf(update, feed.lang))}</title>`,
      `<link href="${page}"/><published>${day}</published><updated>${day}</updated>`,
      `<author><name>${text(update.author)}</name></author>`,
      `<content type="text">${text(update.content)}</content>`,
      '</entry>\n',
    ].join('');
  });
  return [
    xml,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.lang}">\n`,
    `<id>${self}</id><title>${text(title)}</title><subtitle>${text(description)}</subtitle>`,
    `<link href="${self}" rel="self" type="application/atom+xml"/><link href="${page}"/>`,
    `<updated>${midnight(days.at(-1) ?? '2000-01-01').toISOString()}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}
