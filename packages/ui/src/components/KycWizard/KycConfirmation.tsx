'use client';

import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { Part } from './KycFinalStep.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import { type KycDocuments, kycDocumentKinds } from './useKycDocuments.tsx';

interface KycConfirmationProps {
  result: SendResult & { ok: true };
  documents: KycDocuments;
  headingLevel: 3 | 4;
}

/** The confirmation: the reference number, and the upload of the documents. */
export function KycConfirmation({ result, documents, headingLevel }: KycConfirmationProps) {
  const { formatMessage } = useIntl();
  const kinds = kycDocumentKinds.filter((kind) => documents.files[kind]);
  return (
    <div
      data-slot="kyc-confirmation"
      className="nz:grid nz:gap-6 nz:border-primary nz:border-t-4 nz:bg-surface nz:px-5 nz:py-6 nz:md:p-10"
    >
      <SendOutcome
        result={result}
        title={<FormattedMessage {...kycMessages.receivedTitle} />}
        description={<FormattedMessage {...kycMessages.receivedText} />}
      />
      {result.reference ? <SaveReference reference={result.reference} /> : null}
      {kinds.length > 0 ? (
        <Part title={kycMessages.papers} headingLevel={headingLevel}>
          <p role="status" className="nz:text-text-muted">
            <FormattedMessage {...papersMessage(documents)} />
          </p>
          {kinds.map((kind) => (
            <FilePicker
              key={kind}
              label={formatMessage(kycMessages[kind])}
              file={documents.files[kind]}
              upload={documents.upload(kind)}
              onFileChange={(file) => documents.choose(kind, file)}
              onStop={() => documents.stop(kind)}
              onRetry={() => documents.send(kind)}
            />
          ))}
        </Part>
      ) : null}
    </div>
  );
}

function papersMessage({ isAllSent, isAnyBeingChecked }: KycDocuments) {
  if (!isAllSent) return kycMessages.papersText;
  return isAnyBeingChecked ? kycMessages.papersChecked : kycMessages.papersSent;
}

/** Saves the number as a small file, for a phone that is shared or low on battery. */
function SaveReference({ reference }: { reference: string }) {
  const { formatMessage } = useIntl();
  const handleSave = () => {
    const address = URL.createObjectURL(
      new Blob([`${formatMessage(kycMessages.savedText, { reference })}\n`], { type: 'text/plain' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = `${reference}.txt`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="line" className="nz:justify-self-start" onClick={handleSave}>
      <Download aria-hidden="true" className="nz:bare" />
      <FormattedMessage {...kycMessages.save} />
    </Button>
  );
}
