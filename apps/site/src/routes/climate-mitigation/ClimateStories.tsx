import type { ClimateSuccessStories } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { Section } from '@nzete/ui/Section';
import { StoryCard } from '@nzete/ui/StoryCard';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { pictureOf, writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

/** The success stories, each a strip of a picture with its result, on alternate sides. */
export function ClimateStories({ stories }: { stories: ClimateSuccessStories }) {
  return (
    <Section title={<FormattedMessage {...messages.stories} />} description={sampleNote(stories)}>
      <div className="nz:grid nz:gap-12 nz:lg:gap-14">
        {stories.map((story) => (
          <StoryCard
            key={story.title}
            layout="strip"
            picture={pictureOf({ ...story, src: story.image })}
            title={written(story, 'title')}
            figure={written(story, 'impact', <ClaimText text={story.impact} />)}
            description={written(story, 'description', <ClaimText text={story.description} />)}
            note={writtenIn(story, 'title', 'description')}
          />
        ))}
      </div>
    </Section>
  );
}
