import { applicationsApi } from '@nzete/api-client/applications';
import { FormattedMessage, useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextEvents } from '../../shared/NextEvents.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { messages } from './messages.ts';
import { Opportunities } from './Opportunities.tsx';
import { VolunteersLead } from './VolunteersLead.tsx';

export const loader: PageLoader = ({ lang }) => [
  applicationsApi.endpoints.getVolunteerOpportunities.initiate({ lang }),
  applicationsApi.endpoints.getEvents.initiate({ lang }),
];

const Application = lazySection(() => import('./Application.tsx'));

/** The page at `/volunteers`: the volunteer opportunities, and the application form. */
export default function VolunteersPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <VolunteersLead />
      <Opportunities />
      <NextEvents space="end" kinds={['planting', 'meeting']} title={<FormattedMessage {...messages.nextEvents} />} />
      <LateSection module="src/routes/volunteers/Application.tsx" isBelow height="300vh">
        <Application />
      </LateSection>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
