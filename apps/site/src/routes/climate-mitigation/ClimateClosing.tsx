import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** What a reader can do. */
export function ClimateClosing() {
  return (
    <section
      aria-labelledby="climate-closing"
      className="nz:wrap nz:grid nz:gap-6 nz:pt-10 nz:pb-section nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16"
    >
      <h2 id="climate-closing" className="nz:type-h1 nz:hyphens-auto">
        <FormattedMessage {...messages.closing} />
      </h2>
      <div className="nz:grid nz:content-start nz:gap-5">
        <p className="nz:type-lead nz:text-pretty nz:text-text-2">
          <FormattedMessage {...messages.closingText} />
        </p>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
          <LinkButton href={paths.donate} variant="give" size="lg">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
