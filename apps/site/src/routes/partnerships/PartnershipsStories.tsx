import type { ClimateSuccessStories } from '@nzete/api-client/programs';
import { Link } from '@nzete/ui/Link';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { messages } from './sections.messages.ts';

/** Three stories in short, the first with a large picture. Another page tells them. */
export function PartnershipsStories({ stories }: { stories: ClimateSuccessStories | undefined }) {
  const [first, ...others] = stories?.slice(0, 3) ?? [];
  if (!first) return null;
  return (
    <Section title={<FormattedMessage {...messages.storiesTitle} />} description={sampleNote(stories)}>
      <div className="nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <article className="nz:grid nz:content-start nz:gap-5">
          <Picture src={first.image} alt={first.alt} className="nz:aspect-16/10" />
          <StoryWords story={first} />
        </article>
        <div className="nz:grid nz:content-start nz:gap-10">
          {others.map((story) => (
            <article
              key={story.title}
              className="nz:grid nz:gap-5 nz:border-line-strong nz:border-t-[1.5px] nz:pt-6 nz:sm:grid-cols-[2fr_3fr]"
            >
              <Picture src={story.image} alt={story.alt} className="nz:aspect-16/10 nz:cut-sm nz:sm:aspect-4/5" />
              <StoryWords story={story} />
            </article>
          ))}
          <Link href={paths.climateMitigation} className="nz:justify-self-start">
            <FormattedMessage {...messages.storiesLink} />
            <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
          </Link>
        </div>
      </div>
    </Section>
  );
}

function StoryWords({ story: { title, impact } }: { story: ClimateSuccessStories[number] }) {
  return (
    <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-2">
      <h3 className="nz:type-h3">{title}</h3>
      <p className="nz:font-semibold nz:text-give">
        <ClaimText text={impact} />
      </p>
    </div>
  );
}
