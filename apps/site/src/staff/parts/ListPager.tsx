import { useFormat } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

interface PageLinksProps {
  page: number;
  /** Entries on a page. */
  size: number;
  total: number;
  hrefOf: (page: number) => string;
  /** `pages` names the links. */
  texts: Record<'pages' | 'previous' | 'next', MessageDescriptor>;
}

interface ListPagerProps extends PageLinksProps {
  /** `range` has the places `from`, `to` and `total`. */
  texts: PageLinksProps['texts'] & Record<'range', MessageDescriptor>;
  /** At the end of the row. */
  children?: ReactNode;
}

/** Which entries of a list are shown, and the neighbouring pages. */
export function ListPager({ page, size, total, hrefOf, texts, children }: ListPagerProps) {
  const { number } = useFormat();
  if (total === 0) return null;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  return (
    <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-2 nz:p-4 nz:text-sm">
      <p className="nz:text-text-muted nz:tabular-nums">
        <FormattedMessage
          {...texts.range}
          values={{ from: number(Math.min(from, to)), to: number(to), total: number(total) }}
        />
      </p>
      <PageLinks page={page} size={size} total={total} hrefOf={hrefOf} texts={texts} />
      {children}
    </div>
  );
}

/** Links to the neighbouring pages of a list, if there are any. */
export function PageLinks({ page, size, total, hrefOf, texts }: PageLinksProps) {
  const { formatMessage } = useIntl();
  const hasNext = page * size < total;
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={formatMessage(texts.pages)} className="nz:flex nz:flex-wrap nz:gap-2">
      {page > 1 ? (
        <LinkButton variant="line" size="sm" rel="prev" href={hrefOf(page - 1)}>
          <FormattedMessage {...texts.previous} />
        </LinkButton>
      ) : null}
      {hasNext ? (
        <LinkButton variant="line" size="sm" rel="next" href={hrefOf(page + 1)}>
          <FormattedMessage {...texts.next} />
        </LinkButton>
      ) : null}
    </nav>
  );
}
