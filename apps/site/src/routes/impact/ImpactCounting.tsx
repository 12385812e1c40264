import { LinkButton } from '@nzete/ui/LinkButton';
import { Section } from '@nzete/ui/Section';
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
        <h2 className="nz:type-h1">
          <FormattedMessage {...messages.counting} />
        </h2>
        <dl className="nz:grid nz:gap-x-10 nz:sm:grid-cols-2 nz:lg:col-start-2 nz:lg:row-span-2 nz:lg:row-start-1">
          {rules.map(([what, how]) => (
            <div key={what.id} className="nz:border-line-strong nz:border-t-[1.5px] nz:py-5">
              <dt className="nz:font-semibold">
                <FormattedMessage {...what} />
              </dt>
              <dd className="nz:mt-1 nz:text-text-2">
                <FormattedMessage {...how} />
              </dd>
            </div>
          ))}
        </dl>
        <LinkButton href={paths.reports} className="nz:justify-self-start nz:self-start">
          <FormattedMessage {...messages.reports} />
        </LinkButton>
      </div>
    </Section>
  );
}
