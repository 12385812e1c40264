import { useFormat } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './texts/messages.ts';

/** Entries on a page. */
const PAGE_SIZE = 50;

interface InboxPagerProps {
  page: number;
  total: number;
  hrefOf: (page: number) => string;
  /** The address of the CSV file; none for roles that may not export. */
  exportHref: string | undefined;
}

/** Which entries are shown, the neighbouring pages, and the list as a file. */
export function InboxPager({ page, total, hrefOf, exportHref }: InboxPagerProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (total === 0) return null;
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = Math.min(page * PAGE_SIZE, total);
  return (
    <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-2 nz:p-4 nz:text-sm">
      <p className="nz:text-text-muted nz:tabular-nums">
        <FormattedMessage
          {...messages.range}
          values={{ from: number(Math.min(from, to)), to: number(to), total: number(total) }}
        />
      </p>
      {total > PAGE_SIZE ? (
        <nav aria-label={formatMessage(messages.pages)} className="nz:flex nz:gap-2">
          {page > 1 ? (
            <LinkButton variant="line" size="sm" rel="prev" href={hrefOf(page - 1)}>
              <FormattedMessage {...messages.previous} />
            </LinkButton>
          ) : null}
          {to < total ? (
            <LinkButton variant="line" size="sm" rel="next" href={hrefOf(page + 1)}>
              <FormattedMessage {...messages.next} />
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
      {exportHref ? (
        <a
          href={exportHref}
          download
          className="nz:thread nz:ms-auto nz:inline-flex nz:min-h-8 nz:items-center nz:font-semibold nz:text-link nz:focus-ring"
        >
          <FormattedMessage {...messages.export} />
        </a>
      ) : null}
    </div>
  );
}
