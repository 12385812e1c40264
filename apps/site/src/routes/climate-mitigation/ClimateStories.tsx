import type { ClimateSuccessStories } from '@nzete/api-client/programs';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
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
          <article
            key={title}
            className="nz:group/strip nz:grid nz:gap-5 nz:md:grid-cols-12 nz:md:items-center nz:md:gap-x-8 nz:lg:gap-x-12"
          >
            <Picture
              src={image}
              alt={alt}
              className="nz:aspect-21/9 nz:md:col-span-7 nz:md:group-even/strip:order-last nz:md:group-even/strip:cut-corner-foot nz:md:max-lg:aspect-4/3"
            />
            <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-2 nz:md:col-span-5">
              <h3 className="nz:type-h3">{title}</h3>
              <p className="nz:type-lead nz:text-give">
                <ClaimText text={impact} />
              </p>
              <p className="nz:max-w-measure nz:text-pretty nz:text-text-2">
                <ClaimText text={description} />
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
