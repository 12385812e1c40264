import type { CommunityImpactStats } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { QuoteFigures } from '@nzete/ui/QuoteFigures';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

interface TableProps {
  village: string | undefined;
  stats: CommunityImpactStats | undefined;
}

/** A sentence in the middle, as on a table in the village, and the numbers on both sides. */
export function Table({ village, stats = [] }: TableProps) {
  const { formatMessage } = useIntl();
  return (
    <QuoteFigures
      title={<FormattedMessage {...messages.numbers} />}
      picture={village === undefined ? undefined : { src: village, alt: formatMessage(messages.picture) }}
      quote={<FormattedMessage {...messages.quote} />}
      actions={
        <LinkButton href={paths.digitalLiteracy} variant="line">
          <FormattedMessage {...messages.courses} />
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      }
      figures={stats.map((stat) => ({
        id: stat.label,
        value: stat.number,
        label: written(stat, 'label'),
        asOf: stat.asOf ?? undefined,
      }))}
      note={
        stats.length > 0 ? (
          <>
            <FormattedMessage {...messages.numbersSource} />{' '}
            <Link href={paths.reports}>
              <FormattedMessage {...messages.reports} />
            </Link>
          </>
        ) : null
      }
    />
  );
}
