import { foundationApi } from '@nzete/api-client/foundation';
import { partnershipsApi } from '@nzete/api-client/partnerships';
import { programsApi } from '@nzete/api-client/programs';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { messages } from './messages.ts';
import { PartnershipsHead } from './PartnershipsHead.tsx';
import { PartnershipsPartners } from './PartnershipsPartners.tsx';
import { PartnershipsSections } from './PartnershipsSections.tsx';
import { PartnershipsContext } from './partnershipsContext.ts';
import { search } from './search.ts';
import { useApplication } from './useApplication.tsx';
import { usePageContent } from './usePageContent.ts';
import { useUpdateForm } from './useUpdateForm.tsx';

const FormInPlace = lazySection(() => import('./FormInPlace.tsx'));

export const loader: PageLoader = ({ lang }) => [
  partnershipsApi.endpoints.getPartners.initiate({ lang }),
  foundationApi.endpoints.getImpactMetrics.initiate({ lang }),
  foundationApi.endpoints.getDownloads.initiate({ lang }),
  partnershipsApi.endpoints.getPartnershipBenefits.initiate({ lang }),
  partnershipsApi.endpoints.getPartnershipUpdates.initiate({ lang }),
  programsApi.endpoints.getClimateSuccessStories.initiate({ lang }),
];

/** The page at `/partnerships`: a meeting under a tree, its updates, and how to join. */
export default function PartnershipsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  const content = usePageContent();
  const application = useApplication();
  const updateForm = useUpdateForm();
  return (
    <>
      <PartnershipsHead apply={application.buttonAt('head')} addUpdate={updateForm.openButton} />
      <ChosenForm />
      <div className="nz:wrap">
        <QueryState query={content.query} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <PartnershipsPartners partners={content.partners} />
      <PartnershipsContext value={{ content, updateForm, apply: application.buttonAt('closing') }}>
        <PartnershipsSections />
      </PartnershipsContext>
      {application.dialog}
      <PageMeta description={description} heading={title} />
    </>
  );
}

/**
 * The form that the address names. Memoised: React would replace what was typed, if its parent
 * rendered again before its code has come.
 */
const ChosenForm = memo(function ChosenForm() {
  const [{ form }] = usePageSearch(search);
  if (!form) return null;
  return (
    <LateSection module="src/routes/partnerships/FormInPlace.tsx">
      <FormInPlace form={form} />
    </LateSection>
  );
});
