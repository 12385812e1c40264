'use client';

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import { ChosenBefore } from './ChosenBefore.tsx';
import { Part } from './KycStepContent.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import type { KycDefinition, KycDocument } from './kycDefinition.ts';
import type { KycDocuments } from './useKycDocuments.tsx';
import type { KycResult } from './useKycWizard.ts';

interface KycConfirmationProps {
  result: KycResult & { ok: true };
  definition: KycDefinition;
  /** The documents that the identity check asks for. */
  kinds: Readonly<Record<string, KycDocument>>;
  documents: KycDocuments;
  headingLevel: 3 | 4;
  /** After the text of the confirmation, such as a link. */
  confirmationNote?: ReactNode;
}

/** The confirmation: the reference number, and the upload of the documents. */
export function KycConfirmation({
  result,
  definition,
  kinds,
  documents,
  headingLevel,
  confirmationNote,
}: KycConfirmationProps) {
  const { formatMessage } = useIntl();
  const received: MessageDescriptor = definition.received ?? kycMessages.receivedText;
  const receipt: MessageDescriptor = definition.receipt ?? kycMessages.savedText;
  const chosen = Object.entries(kinds).filter(([kind]) => documents.files[kind] || documents.earlierFile(kind));
  return (
    <div
      data-slot="kyc-confirmation"
      className="nz:grid nz:gap-6 nz:border-primary nz:border-t-4 nz:bg-surface nz:px-5 nz:large-text:px-2 nz:py-6 nz:md:p-10"
    >
      <SendOutcome
        result={result}
        title={<FormattedMessage {...kycMessages.receivedTitle} />}
        description={
          <>
            {formatMessage(received)} {confirmationNote}
          </>
        }
      />
      {result.reference ? <SaveReference receipt={receipt} reference={result.reference} /> : null}
      {chosen.length > 0 ? (
        <Part title={kycMessages.papers} headingLevel={headingLevel}>
          <p role="status" className="nz:text-text-muted">
            <FormattedMessage {...papersMessage(documents)} />
          </p>
          {chosen.map(([kind, { label, maxBytes }]) => {
            const earlier = documents.earlierFile(kind);
            return (
              <FilePicker
                key={kind}
                label={formatMessage(label)}
                hint={earlier && !earlier.hasArrived ? <ChosenBefore file={earlier} /> : undefined}
                maxBytes={maxBytes}
                file={documents.files[kind] ?? null}
                arrived={earlier?.hasArrived ? earlier : undefined}
                upload={documents.upload(kind)}
                onFileChange={(file) => documents.replace(kind, file)}
                onStop={() => documents.stop(kind)}
                onRetry={() => documents.send(kind)}
              />
            );
          })}
          {result.documentsHref && (!documents.isAllSent || documents.isAnyMissing) ? (
            <Link href={result.documentsHref}>
              <FormattedMessage {...kycMessages.papersLater} />
            </Link>
          ) : null}
        </Part>
      ) : null}
    </div>
  );
}

function papersMessage({ isAllSent, isAnyMissing, isAnyBeingChecked, isAnyAskedAgain }: KycDocuments) {
  if (isAnyAskedAgain) return kycMessages.papersAgain;
  if (!isAllSent) return kycMessages.papersText;
  if (isAnyMissing) return isAnyBeingChecked ? kycMessages.papersSomeChecked : kycMessages.papersSome;
  return isAnyBeingChecked ? kycMessages.papersChecked : kycMessages.papersSent;
}

/** Saves the number as a small file, for a phone that is shared or low on battery. */
function SaveReference({ receipt, reference }: { receipt: MessageDescriptor; reference: string }) {
  const { formatMessage } = useIntl();
  const handleSave = () => {
    const address = URL.createObjectURL(
      new Blob([`${formatMessage(receipt, { reference })}\n`], { type: 'text/plain' }),
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
