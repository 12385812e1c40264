import riverBend from 'scene:river-bend';
import { SplitHero } from '@nzete/ui/SplitHero';
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
      <SplitHero
        title={heading}
        description={<FormattedMessage {...messages.lead} />}
        picture={{
          src: riverBend,
          alt: formatMessage(messages.picture),
          // The centre of the water at the lower edge is at 54 % of the drawing, and of every crop.
          imageClassName: 'nz:object-[54%_100%]',
        }}
      />
      <StoryRiver />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
