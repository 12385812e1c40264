import type { Article } from '@nzete/api-client/learning';
import { written } from '@nzete/ui/format';
import { TextBlock } from '@nzete/ui/TextBlock';
import { FormattedMessage } from 'react-intl';
import { explainedMessages as messages } from './explained.messages.ts';
import { pageNames } from './pageNames.ts';

/** The body of an article: paragraphs, sources, and related pages. */
export function ArticleText({ article }: { article: Article }) {
  const { text, sources, links } = article;
  return (
    <TextBlock
      text={text.split('\n\n').map((paragraph) => written(article, 'text', paragraph))}
      sources={{
        title: <FormattedMessage {...messages.sources} />,
        items: sources.map(({ name, year }) => ({
          id: name + year,
          text: <FormattedMessage {...messages.source} values={{ name, year: String(year) }} />,
        })),
      }}
      links={links.flatMap((href) => {
        const name = pageNames[href];
        return name ? [{ href, label: <FormattedMessage {...name} /> }] : [];
      })}
      linksTitle={<FormattedMessage {...messages.more} />}
    />
  );
}
