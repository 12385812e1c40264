import { Heading } from '@nzete/ui/Heading';
import { RuledList } from '@nzete/ui/RuledList';
import { Section } from '@nzete/ui/Section';
import type { SignName } from '@nzete/ui/Sign';
import { Text } from '@nzete/ui/Text';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FirstTalk } from './FirstTalk.tsx';
import { messages } from './sections.messages.ts';

interface Category {
  id: string;
  sign: SignName;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** Who may apply. */
const categories: readonly Category[] = [
  { id: 'international', sign: 'open', title: messages.international, text: messages.internationalText },
  { id: 'local', sign: 'community', title: messages.local, text: messages.localText },
  { id: 'government', sign: 'proof', title: messages.government, text: messages.governmentText },
  { id: 'private', sign: 'together', title: messages.private, text: messages.privateText },
];

/** The four kinds of partners, and how to become one. */
export function PartnershipsClosing({ apply }: { apply: ReactNode }) {
  return (
    <Section tone="cloth" labelledBy="categories">
      <div className="nz:grid nz:gap-10 nz:lg:grid-cols-[4fr_7fr] nz:lg:gap-16">
        <div className="nz:grid nz:content-start nz:justify-items-start nz:gap-5">
          <Heading id="categories" size="xl">
            <FormattedMessage {...messages.categoriesTitle} />
          </Heading>
          <Text size="lead" tone="muted">
            <FormattedMessage {...messages.categoriesLead} />
          </Text>
          {apply}
          <FirstTalk />
        </div>
        <RuledList
          layout="signs"
          items={categories.map(({ id, sign, title, text }) => ({
            id,
            sign,
            title: <FormattedMessage {...title} />,
            description: <FormattedMessage {...text} />,
          }))}
          className="nz:sm:grid-cols-2"
        />
      </div>
    </Section>
  );
}
