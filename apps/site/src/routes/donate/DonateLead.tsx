import planting from 'scene:planting-day';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PageHead } from '@nzete/ui/PageHead';
import { Picture } from '@nzete/ui/Picture';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { closedId } from './closedId.ts';
import { messages } from './messages.ts';
import { waysId } from './waysId.ts';

interface DonateLeadProps {
  /** Whether no method is open: "Donate Now" leads to the notice. */
  isClosed: boolean;
  onDonate: () => void;
}

/** The header of the page: what donations are for, and a link to the ways to give. */
export function DonateLead({ isClosed, onDonate }: DonateLeadProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-5">
      <PageHead
        variant="bare"
        layout="stack"
        title={<FormattedMessage {...messages.title} />}
        description={isClosed ? undefined : <FormattedMessage {...messages.lead} />}
        actions={
          <>
            <LinkButton href={`#${isClosed ? closedId : waysId}`} variant="give" size="lg" onClick={onDonate}>
              <FormattedMessage {...messages.now} />
            </LinkButton>
            <Link href={paths.reports} size="lg" className="nz:mx-3 nz:self-center">
              <FormattedMessage {...messages.reports} />
              <ArrowRight aria-hidden="true" />
            </Link>
          </>
        }
      />
      <Picture
        src={planting}
        alt={formatMessage(messages.picture)}
        loading="eager"
        fetchPriority="high"
        className="nz:mt-2 nz:aspect-16/10 nz:cut-lg nz:lg:aspect-4/3"
      />
    </div>
  );
}
