'use client';

import { useOnce } from '@nzete/api-client';
import { type KycReceipt, sendKycDocument, useCreateKycApplicationMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { Heading } from '@nzete/ui/Heading';
import { KycWizard } from '@nzete/ui/KycWizard';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { identityCheck } from './identityCheck';
import { apiUrl } from './store';

/** The identity check: the application is sent once, then its documents. */
export function IdentityCheck() {
  const [create] = useCreateKycApplicationMutation();
  const createOnce = useOnce(create);
  const receipt = useRef<KycReceipt>(undefined);
  return (
    <section className="page-section" aria-labelledby="kyc-title">
      <Heading headingLevel={2} id="kyc-title">
        <FormattedMessage id="kyc.title" />
      </Heading>
      <KycWizard
        definition={identityCheck}
        headingLevel={3}
        onSubmit={async (application) => {
          const outcome = await createOnce({ kycApplicationInput: application });
          receipt.current = outcome.data;
          return sendResult(outcome);
        }}
        onUpload={async ({ kind, file, onProgress, signal }) => {
          const { reference = '', upload_token: uploadToken = '' } = receipt.current ?? {};
          const upload = { reference, uploadToken, kind, file };
          const { error } = await sendKycDocument(upload, { baseUrl: apiUrl(), onProgress, signal });
          return sendResult({ error });
        }}
      />
    </section>
  );
}
