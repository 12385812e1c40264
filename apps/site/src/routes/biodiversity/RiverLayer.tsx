import { LandscapeLayer } from '@nzete/ui/LandscapeLayer';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The lowest layer, where it gets light again: what a reader can do. */
export function RiverLayer() {
  return (
    <LandscapeLayer
      tone="river"
      height={-3}
      unit={<FormattedMessage {...messages.metres} />}
      place={<FormattedMessage {...messages.river} />}
      title={<FormattedMessage {...messages.closing} />}
      description={<FormattedMessage {...messages.closingText} />}
      actions={
        <>
          <LinkButton href={paths.donate} variant="give" size="lg">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        </>
      }
    />
  );
}
