import type { Article } from '@nzete/api-client/learning';
import { TextBlock } from '@nzete/ui/TextBlock';
import { FormattedMessage } from 'react-intl';
import { explainedMessages as messages } from './explained.messages.ts';
import { pageNames } from './pageNames.ts';

/** The body of an article: paragraphs, sources, and related pages. */
export function ArticleText({ text, sources, links }: Article) {
  return (
    <TextBlock
      text={text.split('\n\n')}
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
