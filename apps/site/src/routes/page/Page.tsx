import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePage } from '../../app/usePage.ts';
import { type PageKey, paths } from '../../config/paths.ts';
import { documentTitle, pageDescriptions, pageMessages, pageTitles } from './page.messages.ts';

interface PageProps {
  /** Which page it is. */
  page: Exclude<PageKey, 'home'>;
}

/** A page that has its address, heading and description, and whose content is still being written. */
export function Page({ page }: PageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(pageTitles[page]);
  const description = formatMessage(pageDescriptions[page]);
  usePage({ title: formatMessage(documentTitle, { page: title }), description });
  return (
    <div className="wrap grid gap-8 py-section">
      <header className="grid gap-4">
        <h1 className="type-display text-balance hyphens-auto">{title}</h1>
        <p className="type-lead max-w-measure text-text-2">{description}</p>
      </header>
      <section className="grid max-w-measure justify-items-start gap-4 border-s-4 border-line-strong bg-surface p-6">
        <h2 className="type-h3">
          <FormattedMessage {...pageMessages.beingWritten} />
        </h2>
        <p>
          <FormattedMessage {...pageMessages.beingWrittenText} />
        </p>
        <LinkButton href={paths.home}>
          <FormattedMessage {...pageMessages.home} />
        </LinkButton>
      </section>
    </div>
  );
}
