import strata from 'scene:mineral-strata';
import { Figure } from '@nzete/ui/Figure';
import { Heading } from '@nzete/ui/Heading';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { RuledList } from '@nzete/ui/RuledList';
import { StrataSection } from '@nzete/ui/StrataSection';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { NextAreaLink } from '../../shared/NextArea.tsx';
import { paths } from '../../shared/routes.ts';
import { reached } from './figures.ts';
import { messages } from './messages.ts';

const projects = [
  { title: messages.literacy, text: messages.literacyText },
  { title: messages.dialogue, text: messages.dialogueText },
  { title: messages.supply, text: messages.supplyText },
];

const figures = [
  { value: reached.members, label: messages.members },
  { value: reached.users, label: messages.users },
  { value: reached.cooperatives, label: messages.cooperatives },
];

/** In the rock: three projects, their number of participants, and their next step. */
export function Highlights() {
  const { formatMessage } = useIntl();
  return (
    <StrataSection tone="rock" above="clay" title={<FormattedMessage {...messages.highlightsTitle} />}>
      <div className="nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <RuledList
          layout="rows"
          items={projects.map(({ title, text }) => ({
            id: title.id,
            title: <FormattedMessage {...title} />,
            description: <FormattedMessage {...text} />,
          }))}
        />
        <div className="nz:grid nz:content-between nz:gap-8">
          <Picture
            src={strata}
            alt={formatMessage(messages.rockPicture)}
            className="nz:aspect-16/10"
            imageClassName="nz:origin-[52%_80%] nz:scale-220 nz:object-[52%_100%]"
          />
          <div className="nz:grid nz:gap-2">
            <ul className="nz:grid nz:grid-cols-3 nz:gap-4 nz:large-text:grid-cols-1">
              {figures.map(({ value, label }) => (
                <li key={value}>
                  <Figure value={value} label={<FormattedMessage {...label} />} />
                </li>
              ))}
            </ul>
            <Text size="sm" tone="muted">
              <FormattedMessage {...messages.figuresSource} />
            </Text>
          </div>
        </div>
      </div>
      <div className="nz:mt-section nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-6">
        <div className="nz:grid nz:gap-2">
          <Heading headingLevel={3}>
            <FormattedMessage {...messages.closingTitle} />
          </Heading>
          <Text tone="muted" className="nz:max-w-measure">
            <FormattedMessage {...messages.closingText} />
          </Text>
        </div>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <LinkButton href={paths.partners}>
            <FormattedMessage {...messages.partners} />
          </LinkButton>
        </div>
      </div>
      <div className="nz:mt-12 nz:print:hidden">
        <NextAreaLink />
      </div>
    </StrataSection>
  );
}
