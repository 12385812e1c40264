import { Heading } from '@nzete/ui/Heading';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Section } from '@nzete/ui/Section';
import { TextBlock } from '@nzete/ui/TextBlock';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const rules: readonly (readonly [what: MessageDescriptor, how: MessageDescriptor])[] = [
  [messages.countTree, messages.countTreeText],
  [messages.countPerson, messages.countPersonText],
  [messages.countProject, messages.countProjectText],
  [messages.countUnknown, messages.countUnknownText],
];

/** How the figures are counted, what is not known, and a link to the reports. */
export function ImpactCounting() {
  return (
    <Section>
      <div className="nz:grid nz:gap-8 nz:lg:grid-cols-[4fr_8fr] nz:lg:grid-rows-[auto_1fr] nz:lg:gap-x-12 nz:lg:gap-y-6">
        <Heading size="xl">
          <FormattedMessage {...messages.counting} />
        </Heading>
        <TextBlock
          termColumns={2}
          terms={rules.map(([what, how]) => ({
            id: String(what.id),
            term: <FormattedMessage {...what} />,
            description: <FormattedMessage {...how} />,
          }))}
          className="nz:lg:col-start-2 nz:lg:row-span-2 nz:lg:row-start-1"
        />
        <LinkButton href={paths.reports} className="nz:justify-self-start nz:self-start">
          <FormattedMessage {...messages.reports} />
        </LinkButton>
      </div>
    </Section>
  );
}
