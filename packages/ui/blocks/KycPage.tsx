import { useOnce } from '@nzete/api-client';
import {
  type KycApplicationInput,
  type KycReceipt,
  sendKycDocument,
  useCreateKycApplicationMutation,
} from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { KycWizard, type KycWizardProps } from '@nzete/ui/KycWizard';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { useRef } from 'react';

interface KycPageProps extends Omit<KycWizardProps, 'onSubmit' | 'onUpload' | 'title'> {
  title: string;
  description: string;
  /** The language of the server's messages. */
  lang: string;
}

/** A page with an identity check: the answers are sent first, then each document. */
export function KycPage({ title, description, lang, ...wizard }: KycPageProps) {
  const [trigger] = useCreateKycApplicationMutation();
  const create = useOnce(trigger);
  const receipt = useRef<KycReceipt>(undefined);

  const submit: KycWizardProps['onSubmit'] = async (application) => {
    // The wizard asks what its `definition` says: that of your foundation asks what your server takes.
    const outcome = await create({ kycApplicationInput: application as KycApplicationInput });
    receipt.current = outcome.data;
    return sendResult(outcome);
  };

  const upload: KycWizardProps['onUpload'] = async ({ kind, file, onProgress, signal }) => {
    if (!receipt.current) throw new Error('An application is sent before its documents.');
    const { reference, upload_token: uploadToken } = receipt.current;
    const { data, error } = await sendKycDocument({ reference, uploadToken, kind, file }, { lang, onProgress, signal });
    const result = sendResult({ error });
    return result.ok ? { ...result, isBeingChecked: data?.state === 'being-checked' } : result;
  };

  return (
    <>
      <PageHead title={title} description={description} />
      <Section>
        <KycWizard {...wizard} onSubmit={submit} onUpload={upload} />
      </Section>
    </>
  );
}
