import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { sharedMessages } from '../../shared/messages.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { messages } from './messages.ts';
import { PartnershipsHead } from './PartnershipsHead.tsx';
import { PartnershipsPartners } from './PartnershipsPartners.tsx';
import { PartnershipsContext } from './partnershipsContext.ts';
import { useApplication } from './useApplication.tsx';
import { usePageContent } from './usePageContent.ts';
import { useUpdateForm } from './useUpdateForm.tsx';

/** Several screens high, so that the footer stays out of sight until they have come. */
const PartnershipsSections = laterPart(
  () => import('./PartnershipsSections.tsx'),
  <div className="nz:min-h-[300vh]" />,
);

/** The page at `/partnerships`: a meeting under a tree, what was said there, and the way to join it. */
export default function PartnershipsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  useDocumentMeta({ description, heading: title });
  const content = usePageContent();
  const application = useApplication();
  const updateForm = useUpdateForm();
  return (
    <>
      <PartnershipsHead apply={application.buttonAt('head')} addUpdate={updateForm.openButton} />
      <div className="nz:wrap">
        <QueryState query={content.whole} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <PartnershipsPartners partners={content.partners} />
      <PartnershipsContext value={{ content, updateForm, apply: application.buttonAt('closing') }}>
        <PartnershipsSections />
      </PartnershipsContext>
      {application.dialog}
    </>
  );
}
