import { Section } from '@nzete/ui/Section';
import { FormattedMessage } from 'react-intl';
import { PaperNote } from '../../shared/PaperNote.tsx';
import { Classroom } from './Classroom.tsx';
import { Interests } from './Interests.tsx';
import { sectionMessages as messages } from './sections.messages.ts';

/** The form for course interests, and the classroom. */
export default function InterestSection() {
  return (
    <>
      <section aria-labelledby="interests" className="nz:bg-sunk nz:py-section">
        <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-8 nz:lg:grid-cols-[4fr_8fr] nz:lg:gap-16">
          <div className="nz:grid nz:content-start nz:gap-4">
            <h2 id="interests" className="nz:type-h1">
              <FormattedMessage {...messages.interests} />
            </h2>
            <p className="nz:text-text-muted">
              <FormattedMessage {...messages.interestsAgain} />
            </p>
          </div>
          <PaperNote text={messages.paper} />
          <Interests labelledBy="interests" />
        </div>
      </section>
      <Section title={<FormattedMessage {...messages.room} />}>
        <Classroom />
      </Section>
    </>
  );
}
