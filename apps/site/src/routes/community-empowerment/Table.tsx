import type { CommunityImpactStats } from '@nzete/api-client/programs';
import { Figure } from '@nzete/ui/Figure';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { QuoteBlock } from '@nzete/ui/QuoteBlock';
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
    <section
      aria-labelledby="numbers"
      className="nz:wrap nz:grid nz:gap-x-gap nz:gap-y-8 nz:pb-section nz:lg:grid-cols-[11rem_1fr_11rem] nz:lg:gap-x-16"
    >
      <div className="nz:grid nz:lg:col-start-2 nz:lg:row-span-2 nz:lg:row-start-1">
        <div className="nz:-mx-gutter nz:aspect-4/3 nz:sm:mx-0 nz:lg:aspect-auto nz:lg:h-100">
          {village === undefined ? null : (
            <Picture
              src={village}
              alt={formatMessage(messages.picture)}
              loading="eager"
              fetchPriority="high"
              className="nz:size-full nz:cut-lg"
            />
          )}
        </div>
        <div className="nz:ground-cloth nz:relative nz:-mt-12 nz:p-6 nz:outline-[1.5px] nz:-outline-offset-8 nz:outline-line-strong nz:sm:mx-6 nz:lg:-mx-6 nz:lg:-mt-28 nz:lg:p-12">
          <QuoteBlock
            actions={
              <LinkButton href={paths.digitalLiteracy} variant="line">
                <FormattedMessage {...messages.courses} />
                <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
              </LinkButton>
            }
          >
            <FormattedMessage {...messages.quote} />
          </QuoteBlock>
        </div>
      </div>
      <h2 id="numbers" className="nz:sr-only">
        <FormattedMessage {...messages.numbers} />
      </h2>
      <ul className="nz:grid nz:grid-cols-2 nz:gap-x-gap nz:gap-y-6 nz:lg:contents">
        {stats.map(({ number, label, asOf }) => (
          <li
            key={label}
            className="nz:relative nz:border-line-strong nz:border-t-[1.5px] nz:pt-4 nz:before:absolute nz:before:-top-2 nz:before:end-0 nz:before:size-3.5 nz:before:rotate-45 nz:before:bg-line-strong nz:lg:odd:col-start-1 nz:lg:odd:-me-6 nz:lg:even:col-start-3 nz:lg:even:-ms-6 nz:lg:even:ps-6 nz:lg:even:before:end-auto nz:lg:even:before:start-0 nz:lg:nth-[-n+2]:row-start-1 nz:lg:nth-[n+3]:row-start-2"
          >
            <Figure value={number} label={label} asOf={asOf ?? undefined} />
          </li>
        ))}
      </ul>
      {stats.length > 0 ? (
        <p className="nz:text-sm nz:text-text-muted nz:lg:col-start-2">
          <FormattedMessage {...messages.numbersSource} />{' '}
          <Link href={paths.reports}>
            <FormattedMessage {...messages.reports} />
          </Link>
        </p>
      ) : null}
    </section>
  );
}
