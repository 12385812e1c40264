import { ActionBand, type ActionBandProps } from '@nzete/ui/ActionBand';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from './routes.ts';

interface HelpBandProps extends Pick<ActionBandProps, 'layout'> {
  messages: Record<'closing' | 'closingText' | 'volunteer' | 'donate', MessageDescriptor>;
}

/** The end of a page about the work: how a reader can help with it. */
export function HelpBand({ messages, ...props }: HelpBandProps) {
  return (
    <ActionBand
      title={<FormattedMessage {...messages.closing} />}
      description={<FormattedMessage {...messages.closingText} />}
      actions={
        <>
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
          <LinkButton href={paths.donate} variant="give" size="lg">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
        </>
      }
      {...props}
    />
  );
}
