import { Heading } from '@nzete/ui/Heading';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { PaperNote } from '../../shared/PaperNote.tsx';
import { Classroom } from './Classroom.tsx';
import { Interests } from './Interests.tsx';
import { sectionMessages as messages } from './sections.messages.ts';

/** The form for course interests, and the classroom. */
export default function InterestSection() {
  return (
    <>
      <Section tone="sunk" labelledBy="interests">
        <div className="nz:grid nz:grid-cols-1 nz:gap-8 nz:lg:grid-cols-[4fr_8fr] nz:lg:gap-16">
          <div className="nz:grid nz:content-start nz:gap-4">
            <Heading id="interests" size="xl">
              <FormattedMessage {...messages.interests} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage {...messages.interestsAgain} />
            </Text>
          </div>
          <PaperNote text={messages.paper} />
          <Interests labelledBy="interests" />
        </div>
      </Section>
      <Section title={<FormattedMessage {...messages.room} />}>
        <Classroom />
      </Section>
    </>
  );
}
