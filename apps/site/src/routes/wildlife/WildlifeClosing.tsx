import { ActionBand } from '@nzete/ui/ActionBand';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Seam } from '@nzete/ui/Seam';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** What a reader can do. */
export function WildlifeClosing() {
  return (
    <>
      <Seam />
      <ActionBand
        layout="ends"
        title={<FormattedMessage {...messages.closing} />}
        description={<FormattedMessage {...messages.closingText} />}
        actions={
          <>
            <LinkButton href={paths.donate} variant="give" size="lg">
              <FormattedMessage {...messages.donate} />
            </LinkButton>
            <LinkButton href={paths.volunteers} size="lg">
              <FormattedMessage {...messages.volunteer} />
            </LinkButton>
          </>
        }
      />
    </>
  );
}
