import { escapeHtml as text } from '../text/escape-html.ts';
import type { ServerIntl } from '../text/intl.ts';
import { type Lang, languageOfText } from '../text/languages.ts';
import { mark } from '../text/messages.ts';
import { feedMessages } from './messages.ts';
import type { PartnershipUpdate } from './schemas.ts';

interface NewsFeed {
  updates: readonly PartnershipUpdate[];
  intl: ServerIntl;
  /** Protocol and host, such as `https://nzete.example`. */
  origin: string;
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The addresses that both formats name, escaped. */
function addressesOf({ intl, origin }: NewsFeed, format: 'rss' | 'atom') {
  const lang = intl.locale;
  const query = lang === 'en' ? '' : `?lang=${lang}`;
  return {
    page: text(`${origin}/partnerships${query}`),
    self: text(`${origin}/api/partnership-updates.${format}?lang=${lang}`),
    /** The same in every language, so that readers know an update again. */
    idOf: ({ id }: PartnershipUpdate) => text(`${origin}/partnerships#update-${id}`),
  };
}

/** Samples are marked here too. */
const titleOf = ({ title, sample }: PartnershipUpdate, { formatMessage }: ServerIntl) =>
  sample ? `${title} (${formatMessage(mark.sample)})` : title;

/** What a feed reader shows above the updates, escaped. */
const aboutOf = ({ intl: { formatMessage } }: NewsFeed) => ({
  title: text(formatMessage(feedMessages.title)),
  description: text(formatMessage(feedMessages.description)),
});

/** The language of a text that is not in that of the feed, as an attribute. */
function langOf(update: PartnershipUpdate, key: 'title' | 'content', lang: Lang): string {
  const own = languageOfText(update, key, lang);
  return own === lang ? '' : ` xml:lang="${own}"`;
}

/** RSS 2.0 has no day without a time. */
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The updates as RSS 2.0. */
export function rssFeed(feed: NewsFeed): string {
  const { page, self, idOf } = addressesOf(feed, 'rss');
  const { title, description } = aboutOf(feed);
  const items = feed.updates.map((update) =>
    [
      '<item>',
      `<title${langOf(update, 'title', feed.intl.locale)}>${text(titleOf(update, feed.intl))}</title>`,
      `<link>${page}</link>`,
      `<guid isPermaLink="false">${idOf(update)}</guid>`,
      `<pubDate>${midnight(update.date).toUTCString()}</pubDate>`,
      `<dc:creator>${text(update.author)}</dc:creator>`,
      `<description${langOf(update, 'content', feed.intl.locale)}>${text(update.content)}</description>`,
      '</item>\n',
    ].join(''),
  );
  return [
    xml,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
    `<title>${title}</title><link>${page}</link><description>${description}</description>`,
    `<language>${feed.intl.locale}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** The updates as Atom (RFC 4287). */
export function atomFeed(feed: NewsFeed): string {
  const { page, self, idOf } = addressesOf(feed, 'atom');
  const { title, description } = aboutOf(feed);
  const days = feed.updates.map(({ date }) => date).sort();
  const entries = feed.updates.map((update) => {
    const day = midnight(update.date).toISOString();
    return [
      '<entry>',
      `<id>${idOf(update)}</id><title${langOf(update, 'title', feed.intl.locale)}>${text(titleOf(update, feed.intl))}</title>`,
      `<link href="${page}"/><published>${day}</published><updated>${day}</updated>`,
      `<author><name>${text(update.author)}</name></author>`,
      `<content type="text"${langOf(update, 'content', feed.intl.locale)}>${text(update.content)}</content>`,
      '</entry>\n',
    ].join('');
  });
  return [
    xml,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.intl.locale}">\n`,
    `<id>${self}</id><title>${title}</title><subtitle>${description}</subtitle>`,
    `<link href="${self}" rel="self" type="application/atom+xml"/><link href="${page}"/>`,
    `<updated>${midnight(days.at(-1) ?? '2000-01-01').toISOString()}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}
