'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import { Wizard, type WizardStep } from '../../primitives/Wizard/Wizard.tsx';
import { KycConfirmation } from './KycConfirmation.tsx';
import { PersonalFields, PrivacyFields, ProfessionalFields, PurposeFields } from './KycFields.tsx';
import { KycFinalStep } from './KycFinalStep.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import { type KycHandlers, useKycWizard } from './useKycWizard.ts';

export interface KycWizardProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, KycHandlers {
  /**
   * The heading level of the steps.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off.
   */
  intent?: string;
  /** Shown beside the steps if there is room: a picture, what to have ready. */
  aside?: ReactNode;
}

/**
 * The identity check (KYC) in five steps: person, profession, purpose, privacy, and documents with
 * a review. Next validates its step; errors show at the fields and in a summary. The application is
 * sent first, then its documents, each with its progress and buttons to stop and retry. The
 * component stores nothing and sends nothing itself: `onSubmit` and `onUpload` do.
 *
 * Slots: `kyc-wizard`, `kyc-confirmation`.
 *
 * @example <KycWizard onSubmit={apply} onUpload={upload} aside={<KeepAtHand />} />
 */
export function KycWizard({
  onSubmit,
  onUpload,
  visit,
  answer,
  intent,
  headingLevel = 2,
  aside,
  className,
  ...props
}: KycWizardProps) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, step, result, documents, handleNavigate } = useKycWizard({
    onSubmit,
    onUpload,
    visit,
    answer,
  });
  const { values } = formik;
  const partLevel = headingLevel === 2 ? 3 : 4;
  const content = [
    <PersonalFields key="1" form={form} />,
    <ProfessionalFields key="2" form={form} />,
    <PurposeFields key="3" form={form} />,
    <PrivacyFields key="4" form={form} />,
    <KycFinalStep key="5" headingLevel={partLevel} {...{ form, values, documents }} rejected={answer?.rejected} />,
  ];
  const steps = stepTexts.map(
    ({ title, description }, index): WizardStep => ({
      title: formatMessage(title),
      description: formatMessage(description),
      content: (
        <>
          <ErrorSummary {...form.summary} headingLevel={partLevel} />
          {content[index]}
        </>
      ),
    }),
  );
  return (
    <div data-slot="kyc-wizard" className={cx('nz:min-w-0', className)} {...props}>
      {result?.ok ? (
        <KycConfirmation result={result} documents={documents} headingLevel={partLevel} />
      ) : (
        <Wizard
          steps={steps}
          step={step}
          formRef={formRef}
          onNavigate={handleNavigate}
          onSubmit={formik.submitForm}
          submitLabel={submitLabel}
          headingLevel={headingLevel}
          note={
            <>
              {answer?.isExpired ? (
                <Alert tone="warning" description={<FormattedMessage {...kycMessages.expired} />} />
              ) : null}
              {result ? (
                <SendOutcome result={result} title={<FormattedMessage {...kycMessages.receivedTitle} />} />
              ) : null}
            </>
          }
          posting={
            intent
              ? {
                  intent,
                  draft: answer?.draft,
                  hasFiles: step === steps.length,
                  isOpened: Boolean(answer) && !answer?.outcome && form.summary.errors.length === 0,
                }
              : undefined
          }
          aside={aside}
        />
      )}
    </div>
  );
}

// A stable element, so that the buttons do not re-render while typing.
const submitLabel = <FormattedMessage {...kycMessages.submit} />;

const stepTexts = [
  { title: kycMessages.personal, description: kycMessages.personalText },
  { title: kycMessages.professional, description: kycMessages.professionalText },
  { title: kycMessages.purpose, description: kycMessages.purposeText },
  { title: kycMessages.privacy, description: kycMessages.privacyText },
  { title: kycMessages.final, description: kycMessages.finalText },
];
