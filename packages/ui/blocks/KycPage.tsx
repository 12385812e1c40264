import { useOnce } from '@nzete/api-client';
import { type KycReceipt, sendKycDocument, useCreateKycApplicationMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { KycWizard, type KycWizardProps } from '@nzete/ui/KycWizard';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { useRef } from 'react';
import { type IdentityCheck, identityCheck } from './identityCheck.ts';

type WizardProps = KycWizardProps<IdentityCheck>;

interface KycPageProps extends Omit<WizardProps, 'definition' | 'onSubmit' | 'onUpload' | 'title'> {
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

  const submit: WizardProps['onSubmit'] = async (application) => {
    const outcome = await create({ kycApplicationInput: application });
    receipt.current = outcome.data;
    return sendResult(outcome);
  };

  const upload: WizardProps['onUpload'] = async ({ kind, file, onProgress, signal }) => {
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
        <KycWizard definition={identityCheck} {...wizard} onSubmit={submit} onUpload={upload} />
      </Section>
    </>
  );
}
