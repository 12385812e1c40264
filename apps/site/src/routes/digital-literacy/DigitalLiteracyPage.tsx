import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { DigitalLiteracyHead } from './DigitalLiteracyHead.tsx';
import { messages } from './messages.ts';

/** Several screens high, so that the footer stays out of sight until they have come. */
const Learning = laterPart(() => import('./Learning.tsx'), <div className="nz:min-h-[200vh]" />);
const Asking = laterPart(() => import('./Asking.tsx'), <div className="nz:min-h-[200vh] nz:bg-sunk" />);

/** The page at `/digital-literacy`: a classroom, what is taught in it, courses elsewhere, and the way to ask for one. */
export default function DigitalLiteracyPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  return (
    <>
      <DigitalLiteracyHead />
      <Learning />
      <Asking />
    </>
  );
}
