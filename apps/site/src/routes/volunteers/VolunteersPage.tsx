import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { messages } from './messages.ts';
import { Opportunities } from './Opportunities.tsx';
import { VolunteersLead } from './VolunteersLead.tsx';

/** The form is heavy and below the first screen; its place keeps the footer out of sight. */
const Application = laterPart(() => import('./Application.tsx'), <div className="nz:min-h-[300vh] nz:bg-sunk" />);

/** The page at `/volunteers`: what volunteers are wanted for, and the form to apply. */
export default function VolunteersPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  return (
    <>
      <VolunteersLead />
      <Opportunities />
      <Application />
    </>
  );
}
