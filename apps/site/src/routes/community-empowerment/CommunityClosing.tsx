import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** What a reader can do. */
export function CommunityClosing() {
  return (
    <section
      aria-labelledby="community-closing"
      className="nz:wrap nz:grid nz:gap-5 nz:pt-12 nz:pb-section nz:lg:grid-cols-12"
    >
      <h2 id="community-closing" className="nz:type-h1 nz:hyphens-auto nz:lg:col-span-7 nz:lg:col-start-3">
        <FormattedMessage {...messages.closing} />
      </h2>
      <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2 nz:lg:col-span-7 nz:lg:col-start-3">
        <FormattedMessage {...messages.closingText} />
      </p>
      <div className="nz:flex nz:flex-wrap nz:gap-3 nz:lg:col-span-8 nz:lg:col-start-3">
        <LinkButton href={paths.volunteers} size="lg">
          <FormattedMessage {...messages.volunteer} />
        </LinkButton>
        <LinkButton href={paths.donate} variant="give" size="lg">
          <FormattedMessage {...messages.donate} />
        </LinkButton>
      </div>
    </section>
  );
}
