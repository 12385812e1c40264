import { useOnce } from '@nzete/api-client';
import { useCreateKycApplicationMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { identityDocumentsAddress } from '@nzete/domain';
import type { KycApplication, KycUpload } from '@nzete/ui/KycWizard';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useLang } from '../../shared/useLang.ts';
import type { IdentityCheck } from './identityCheck.ts';
import type { KeptKyc } from './keptKyc.ts';
import { kycMessages } from './kyc.messages.ts';
import { kycCall } from './kycCall.ts';
import { useKeptKyc } from './useKeptKyc.ts';
import { useNotifyFailure } from './useNotifyFailure.ts';

/**
 * Sends the identity check, exactly once, then its documents in parts. Until they have arrived the
 * device keeps where they go on, and the tab what brings the wizard back after a reload.
 */
export function useKyc() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [trigger] = useCreateKycApplicationMutation();
  const { progress, receipt: earlier, keepReceipt, underSameKey, isShared } = useKeptKyc();
  const create = useOnce(underSameKey(trigger));
  const receipt = useRef<KeptKyc['receipt']>(undefined);

  const apply = async (application: KycApplication<IdentityCheck>) => {
    const outcome = await create(kycCall(application));
    receipt.current = outcome.data;
    if (outcome.data) keepReceipt(outcome.data);
    const result = sendResult(outcome);
    if (result.ok) {
      notify({
        tone: 'success',
        title: formatMessage(kycMessages.kycTitle),
        description: formatMessage(kycMessages.kycText),
      });
    } else {
      notifyFailure(result);
    }
    return outcome.data && result.ok
      ? { ...result, documentsHref: identityDocumentsAddress(outcome.data.reference, outcome.data.upload_token) }
      : result;
  };
  const upload = async ({ kind, file, onProgress, signal }: KycUpload<IdentityCheck>) => {
    const found = receipt.current ?? earlier;
    if (!found) throw new Error('An application must be sent before its documents.');
    const { reference, upload_token: uploadToken } = found;
    // Late, because most visitors send no document.
    const { sendKycDocumentInParts } = await import('@nzete/api-client/uploads');
    const document = { reference, uploadToken, kind, file };
    const { data, error } = await sendKycDocumentInParts(document, {
      lang,
      onProgress,
      signal,
      isRemembered: !isShared,
    });
    const result = sendResult({ error });
    return result.ok ? { ...result, isBeingChecked: data?.state === 'being-checked' } : result;
  };
  return { apply, upload, progress };
}
