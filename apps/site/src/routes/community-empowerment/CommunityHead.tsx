import { LinkButton } from '@nzete/ui/LinkButton';
import { PageHead } from '@nzete/ui/PageHead';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The subject of the page, and its two main links. */
export function CommunityHead() {
  return (
    <PageHead
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.description} />}
      actions={
        <>
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
          <LinkButton href={paths.communityGallery} variant="line" size="lg">
            <FormattedMessage {...messages.gallery} />
          </LinkButton>
        </>
      }
      className="nz:max-lg:mt-[calc(2.5rem-var(--nz-section))] nz:lg:mb-4"
    />
  );
}
