import { type OwnSubmission, useCreateUploadTokenMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import type { KycDocumentKind } from '@nzete/domain';
import { Alert } from '@nzete/ui/Alert';
import { DocumentsForm, type DocumentsFormProps } from '@nzete/ui/DocumentsForm';
import { Heading } from '@nzete/ui/Heading';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import { submissionMessages as texts } from './submission.messages.ts';

type Upload = NonNullable<DocumentsFormProps['onUpload']>;

/** Takes documents that staff wait for. */
export function WantedDocuments({ submission: { subject, wanted_documents: wanted } }: { submission: OwnSubmission }) {
  const { formatMessage } = useIntl();
  const upload = useWantedUpload(subject);
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const files = [...new FormData(event.currentTarget).values()].filter((value) => value instanceof File);
    const hasFile = files.some(({ size }) => size > 0);
    setMissing(!hasFile);
    if (!hasFile) event.preventDefault();
  };
  return (
    <div className="nz:grid nz:grid-cols-1 nz:gap-4">
      <Heading headingLevel={4} size="sm">
        <FormattedMessage {...texts.documents} />
      </Heading>
      <div role="status" className="nz:grid nz:max-w-measure nz:grid-cols-1">
        {isSent ? <Alert tone="success" description={<FormattedMessage {...texts.documentsSent} />} /> : null}
      </div>
      <DocumentsForm
        aria-label={formatMessage(texts.documents)}
        documents={wanted.map((name) => ({ name, label: formatMessage(texts[name]) }))}
        isMissing={isMissing}
        onSubmit={check}
        onUpload={upload}
        onSent={() => setSent(true)}
      />
    </div>
  );
}

/** Gets permission to send a document, then sends it in parts. */
function useWantedUpload(subject: string): Upload {
  const lang = useLang();
  const [createToken] = useCreateUploadTokenMutation();
  return async ({ kind, file, onProgress, signal }) => {
    const leave = await createToken({ subject });
    // An answer without a token is not the server's.
    if (!leave.data) return sendResult({ error: leave.error ?? {} });
    const { reference, upload_token: uploadToken } = leave.data;
    const { sendKycDocumentInParts } = await import('@nzete/api-client/uploads');
    // The cast: the form asks for these kinds.
    const document = { reference, uploadToken, kind: kind as KycDocumentKind, file };
    const { error } = await sendKycDocumentInParts(document, { lang, onProgress, signal });
    return sendResult({ error });
  };
}
