import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The subject of the page, and its two main links. */
export function CommunityHead() {
  return (
    <header className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-5 nz:pt-10 nz:pb-8 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-16 nz:lg:pt-section nz:lg:pb-12">
      <h1 className="nz:type-display nz:text-balance nz:wrap-anywhere nz:hyphens-auto">
        <FormattedMessage {...messages.title} />
      </h1>
      <div className="nz:grid nz:gap-5">
        <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">
          <FormattedMessage {...messages.description} />
        </p>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
          <LinkButton href={paths.communityGallery} variant="line" size="lg">
            <FormattedMessage {...messages.gallery} />
          </LinkButton>
        </div>
      </div>
    </header>
  );
}
