'use client';

import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { ConsentField } from '../../primitives/ConsentField/ConsentField.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import { Consent, type KycFieldsProps } from './KycFields.tsx';
import { KycReview } from './KycReview.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import type { KycValues } from './kycApplication.ts';
import { type KycDocuments, kycDocumentKinds } from './useKycDocuments.tsx';
import type { KycAnswer } from './useKycWizard.ts';

interface KycFinalStepProps extends KycFieldsProps {
  values: KycValues;
  documents: KycDocuments;
  headingLevel: 3 | 4;
  rejected: KycAnswer['rejected'];
}

/** Step 5: documents, compliance, security, and a review of all answers. */
export function KycFinalStep({ form, values, documents, headingLevel, rejected }: KycFinalStepProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Part title={kycMessages.documents} headingLevel={headingLevel}>
        {kycDocumentKinds.map((kind) => (
          <FilePicker
            key={kind}
            label={formatMessage(kycMessages[kind])}
            name={kind}
            defaultRejected={rejected?.[kind]}
            file={documents.files[kind]}
            onFileChange={(file) => documents.choose(kind, file)}
          />
        ))}
      </Part>
      <Part title={kycMessages.compliance} headingLevel={headingLevel}>
        <div className="nz:bare">
          <CheckboxField {...form.checkbox('politically_exposed')} />
          <CheckboxField {...form.checkbox('sanctions_check')} />
        </div>
      </Part>
      <Part title={kycMessages.security} headingLevel={headingLevel}>
        <div className="nz:grid nz:gap-3">
          <Consent form={form} name="securityAwareness" />
          <Consent form={form} name="incidentReporting" />
          <Consent form={form} name="accessControl" />
        </div>
      </Part>
      <Part title={kycMessages.review} headingLevel={headingLevel}>
        <KycReview label={form.label} values={values} headingLevel={headingLevel === 3 ? 4 : 5} />
        <div className="nz:grid nz:gap-3">
          <ConsentField {...form.checkbox('terms_accepted')} />
          <ConsentField {...form.checkbox('data_consent')} />
        </div>
      </Part>
    </>
  );
}

interface PartProps {
  title: MessageDescriptor;
  headingLevel: 3 | 4;
  children: React.ReactNode;
}

export function Part({ title, headingLevel, children }: PartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="nz:grid nz:gap-4 nz:border-line-strong nz:border-t-[length:var(--nz-border-thread)] nz:pt-5 nz:first:border-t-0 nz:first:pt-0">
      <Heading className="nz:type-h3">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </div>
  );
}
