import type { ClimateSuccessStories } from '@nzete/api-client/programs';
import { Section } from '@nzete/ui/Section';
import { StoryCard } from '@nzete/ui/StoryCard';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { messages } from './messages.ts';

/** The success stories, each a strip of a picture with its result, on alternate sides. */
export function ClimateStories({ stories }: { stories: ClimateSuccessStories }) {
  return (
    <Section title={<FormattedMessage {...messages.stories} />} description={sampleNote(stories)}>
      <div className="nz:grid nz:gap-12 nz:lg:gap-14">
        {stories.map(({ title, description, image, alt, impact }) => (
          <StoryCard
            key={title}
            layout="strip"
            picture={{ src: image, alt }}
            title={title}
            figure={<ClaimText text={impact} />}
            description={<ClaimText text={description} />}
          />
        ))}
      </div>
    </Section>
  );
}
