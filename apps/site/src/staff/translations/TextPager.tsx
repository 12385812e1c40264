import { useFormat } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { textHref } from './search.ts';
import { listMessages as messages } from './texts/messages.ts';

interface TextPagerProps {
  page: number;
  /** Texts on a page. */
  size: number;
  total: number;
  /** The query string of now. */
  address: string;
}

/** Which texts are shown, and the neighbouring pages. */
export function TextPager({ page, size, total, address }: TextPagerProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (total === 0) return null;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  const hrefOf = (next: number) => textHref(address, { page: next > 1 ? String(next) : '', text: '' });
  return (
    <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-2 nz:p-4 nz:text-sm">
      <p className="nz:text-text-muted nz:tabular-nums">
        <FormattedMessage
          {...messages.range}
          values={{ from: number(Math.min(from, to)), to: number(to), total: number(total) }}
        />
      </p>
      {page > 1 || to < total ? (
        <nav aria-label={formatMessage(messages.pages)} className="nz:flex nz:flex-wrap nz:gap-2">
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
    </div>
  );
}
