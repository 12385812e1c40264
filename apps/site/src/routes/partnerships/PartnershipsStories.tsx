import type { ClimateSuccessStories } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { Section } from '@nzete/ui/Section';
import { StoryCard } from '@nzete/ui/StoryCard';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { pictureOf, writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './sections.messages.ts';

/** Three stories in short, the first with a large picture. Another page tells them. */
export function PartnershipsStories({ stories }: { stories: ClimateSuccessStories | undefined }) {
  const [first, ...others] = stories?.slice(0, 3) ?? [];
  if (!first) return null;
  return (
    <Section title={<FormattedMessage {...messages.storiesTitle} />} description={sampleNote(stories)}>
      <div className="nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <StoryCard layout="lead" {...inShort(first)} />
        <div className="nz:grid nz:content-start nz:gap-10">
          {others.map((story) => (
            <StoryCard key={story.title} layout="side" {...inShort(story)} />
          ))}
          <Link href={paths.climateMitigation} className="nz:justify-self-start">
            <FormattedMessage {...messages.storiesLink} />
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
    </Section>
  );
}

const inShort = (story: ClimateSuccessStories[number]) => ({
  picture: pictureOf({ ...story, src: story.image }),
  title: written(story, 'title'),
  figure: written(story, 'impact', <ClaimText text={story.impact} />),
  note: writtenIn(story, 'title', 'impact'),
});
