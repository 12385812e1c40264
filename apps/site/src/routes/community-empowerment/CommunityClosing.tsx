import { ActionBand } from '@nzete/ui/ActionBand';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** What a reader can do. */
export function CommunityClosing() {
  return (
    <ActionBand
      layout="indent"
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
    />
  );
}
