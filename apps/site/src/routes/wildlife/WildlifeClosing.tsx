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
      <section
        aria-labelledby="wildlife-closing"
        className="nz:wrap nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-6 nz:pt-10 nz:pb-section"
      >
        <div className="nz:grid nz:max-w-measure nz:gap-4">
          <h2 id="wildlife-closing" className="nz:type-h1">
            <FormattedMessage {...messages.closing} />
          </h2>
          <p className="nz:type-lead nz:text-pretty nz:text-text-2">
            <FormattedMessage {...messages.closingText} />
          </p>
        </div>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <LinkButton href={paths.donate} variant="give" size="lg">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
        </div>
      </section>
    </>
  );
}
