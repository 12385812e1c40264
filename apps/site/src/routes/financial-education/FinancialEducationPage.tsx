import savingsGroup from 'scene:savings-group';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { TextBlock } from '@nzete/ui/TextBlock';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NextArea } from '../../shared/NextArea.tsx';
import { Page } from '../../shared/Page.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const subjects = [
  { id: 'budget', term: messages.budget, text: messages.budgetText },
  { id: 'saving', term: messages.saving, text: messages.savingText },
  { id: 'credit', term: messages.credit, text: messages.creditText },
  { id: 'mobile', term: messages.mobile, text: messages.mobileText },
];

/** Free courses on money, without the samples of the list. */
const courses = `${paths.digitalLiteracy}?category=Work+and+Money&samples=none`;

/** The page at `/financial-education`: what is taught, where it comes from, and how to take part. */
export default function FinancialEducationPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(messages.title)} description={formatMessage(messages.description)}>
      <div className="nz:wrap">
        <Picture
          src={savingsGroup}
          alt={formatMessage(messages.picture)}
          loading="eager"
          className="nz:h-56 nz:w-full nz:sm:h-80"
          imageClassName="nz:object-[50%_92%]"
        />
      </div>
      <Section title={<FormattedMessage {...messages.subjects} />}>
        <TextBlock
          terms={subjects.map(({ id, term, text }) => ({
            id,
            term: <FormattedMessage {...term} />,
            description: <FormattedMessage {...text} />,
          }))}
        />
      </Section>
      <Section tone="surface" title={<FormattedMessage {...messages.origin} />}>
        <div className="nz:grid nz:justify-items-start nz:gap-6">
          <Text className="nz:max-w-measure">
            <FormattedMessage {...messages.originText} />
          </Text>
          <div className="nz:flex nz:flex-wrap nz:gap-3">
            <LinkButton href={paths.volunteers}>
              <FormattedMessage {...messages.teach} />
              <ArrowRight aria-hidden="true" />
            </LinkButton>
            <LinkButton href={courses} variant="line">
              <FormattedMessage {...messages.courses} />
            </LinkButton>
            <LinkButton href={paths.communityEmpowerment} variant="line">
              <FormattedMessage {...messages.community} />
            </LinkButton>
          </div>
        </div>
      </Section>
      <NextArea />
    </Page>
  );
}
