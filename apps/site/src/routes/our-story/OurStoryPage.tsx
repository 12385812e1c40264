import riverBend from 'scene:river-bend';
import { Picture } from '@nzete/ui/Picture';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { messages } from './messages.ts';
import StoryRiver from './StoryRiver.tsx';

/**
 * The page at `/our-story`: a river flows from the picture, past events and plans, and divides into
 * five provinces.
 */
export default function OurStoryPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <header className="nz:relative nz:mx-auto nz:max-w-[calc(var(--nz-container)+2*var(--nz-gutter))] nz:lg:grid nz:lg:min-h-140 nz:lg:grid-cols-2 nz:lg:items-center">
        <div className="nz:grid nz:gap-4 nz:px-gutter nz:pt-section nz:pb-8 nz:lg:gap-6 nz:lg:py-16">
          <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">{heading}</h1>
          <p className="nz:type-lead nz:max-w-[34rem] nz:text-pretty nz:text-text-2">
            <FormattedMessage {...messages.lead} />
          </p>
        </div>
        <Picture
          src={riverBend}
          alt={formatMessage(messages.picture)}
          loading="eager"
          fetchPriority="high"
          isCut={false}
          className="nz:h-75 nz:sm:h-100 nz:lg:absolute nz:lg:inset-y-0 nz:lg:start-1/2 nz:lg:end-0 nz:lg:h-auto"
          // The centre of the water at the lower edge is at 54 % of the drawing, and of every crop.
          imageClassName="nz:object-[54%_100%]"
        />
      </header>
      <StoryRiver />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
