import { Seam } from '@nzete/ui/Seam';
import { useIntl } from 'react-intl';
import { documentTitle, sharedMessages } from '../../shared/messages.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { messages } from './messages.ts';
import { PartnershipsBenefits } from './PartnershipsBenefits.tsx';
import { PartnershipsClosing } from './PartnershipsClosing.tsx';
import { PartnershipsHead } from './PartnershipsHead.tsx';
import { PartnershipsPartners } from './PartnershipsPartners.tsx';
import { PartnershipsStories } from './PartnershipsStories.tsx';
import { PartnershipsUpdates } from './PartnershipsUpdates.tsx';
import { useApplication } from './useApplication.tsx';
import { usePageContent } from './usePageContent.ts';
import { useUpdateForm } from './useUpdateForm.tsx';

/** The page at `/partnerships`: a meeting under a tree, what was said there, and the way to join it. */
export default function PartnershipsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  useDocumentMeta({ title: formatMessage(documentTitle, { page: title }), description, heading: title });
  const { partners, benefits, updates, stories, whole } = usePageContent();
  const application = useApplication();
  const updateForm = useUpdateForm(updates);
  return (
    <>
      <PartnershipsHead apply={application.buttonAt('head')} addUpdate={updateForm.openButton} />
      <div className="nz:wrap">
        <QueryState query={whole} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <PartnershipsPartners partners={partners} />
      <Seam />
      <PartnershipsUpdates updates={updates} updateForm={updateForm}>
        <PartnershipsBenefits benefits={benefits} />
      </PartnershipsUpdates>
      <PartnershipsStories stories={stories} />
      <PartnershipsClosing apply={application.buttonAt('closing')} />
      {application.dialog}
    </>
  );
}
