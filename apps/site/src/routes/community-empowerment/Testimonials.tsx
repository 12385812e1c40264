import type { CommunityTestimonials } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { Section } from '@nzete/ui/Section';
import { TestimonialCard } from '@nzete/ui/TestimonialCard';
import { FormattedMessage } from 'react-intl';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { pictureOf, writtenLast } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

/** Side by side, each a step lower. */
const steps = [undefined, 'nz:md:mt-16', 'nz:md:mt-32'];

/** Quotes of participants. Each is a step lower than the previous one. */
export function Testimonials({ testimonials }: { testimonials: CommunityTestimonials }) {
  return (
    <Section
      title={<FormattedMessage {...messages.voices} />}
      description={sampleNote(testimonials, sampleMessages.quotes)}
    >
      <ul className="nz:grid nz:gap-10 nz:md:grid-cols-3 nz:md:gap-x-gap nz:lg:gap-x-12">
        {testimonials.map((person, index) => (
          <li key={person.name} className={steps[index % steps.length]}>
            <TestimonialCard
              layout="scene"
              quote={written(person, 'quote')}
              name={person.name}
              role={writtenLast(person, 'quote', 'role')}
              picture={pictureOf({ ...person, src: person.image })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
