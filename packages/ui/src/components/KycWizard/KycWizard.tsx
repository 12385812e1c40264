'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import { Wizard, type WizardStep } from '../../primitives/Wizard/Wizard.tsx';
import { basicIdentityCheck } from './basicIdentityCheck.ts';
import { KycConfirmation } from './KycConfirmation.tsx';
import { KycStepContent } from './KycStepContent.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import type { KycDefinition, KycStep } from './kycDefinition.ts';
import { contentsOf, kycForm } from './kycForm.ts';
import { kycTexts } from './kycTexts.ts';
import { type KycHandlers, useKycWizard } from './useKycWizard.ts';

export interface KycWizardProps<Definition extends KycDefinition = typeof basicIdentityCheck>
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>,
    KycHandlers<Definition> {
  /**
   * What is asked, in which steps: from `defineKyc`. It is read once; another `key` begins with
   * another one.
   * @default basicIdentityCheck
   */
  definition?: Definition;
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
  /** Shown in the confirmation after its text: a link to where the reference number is of use. */
  confirmationNote?: ReactNode;
}

/**
 * An identity check (KYC) in steps: fields, consents, documents and a review, all from a
 * `definition`. Next validates its step; errors show at the fields and in a summary. The
 * application is sent first, then its documents, each with its progress and buttons to stop and
 * retry. The component stores nothing and sends nothing itself: `onSubmit` and `onUpload` do, and
 * `step`, `draft`, `files` and `sent` bring it back after a reload.
 *
 * Slots: `kyc-wizard`, `kyc-confirmation`.
 *
 * @example
 * <KycWizard definition={identityCheck} onSubmit={apply} onUpload={upload} aside={<KeepAtHand />} />
 */
export function KycWizard<const Definition extends KycDefinition = typeof basicIdentityCheck>(
  props: KycWizardProps<Definition>,
) {
  // The cast: inside, the fields have the types of any definition.
  return <AnyKycWizard {...(props as unknown as KycWizardProps<KycDefinition>)} />;
}

function AnyKycWizard({
  definition: given = basicIdentityCheck,
  onSubmit,
  onUpload,
  visit,
  answer,
  step: requestedStep,
  onStepChange,
  draft,
  onValuesChange,
  files,
  onFilesChange,
  sent,
  intent,
  headingLevel = 2,
  aside,
  confirmationNote,
  className,
  ...props
}: KycWizardProps<KycDefinition>) {
  const { formatMessage } = useIntl();
  // Once: the fields need a schema that is constant between renders.
  const [{ definition, rules, texts }] = useState(() => readOnce(given));
  const { formik, form, formRef, step, result, documents, handleNavigate } = useKycWizard(rules, texts, {
    onSubmit,
    onUpload,
    visit,
    answer,
    step: requestedStep,
    onStepChange,
    draft,
    onValuesChange,
    files,
    onFilesChange,
    sent,
  });
  const expired: MessageDescriptor = definition.expired ?? kycMessages.expired;
  const partLevel = headingLevel === 2 ? 3 : 4;
  const steps = definition.steps.map(
    (one, index): WizardStep => ({
      title: formatMessage(one.title),
      description: one.description && formatMessage(one.description),
      content: (
        <>
          <ErrorSummary {...form.summary} headingLevel={partLevel} />
          <KycStepContent
            step={one}
            earlier={definition.steps.slice(0, index)}
            values={formik.values}
            headingLevel={partLevel}
            rejected={answer?.rejected}
            {...{ form, documents }}
          />
        </>
      ),
    }),
  );
  return (
    <div data-slot="kyc-wizard" className={cx('nz:min-w-0', className)} {...props}>
      {result?.ok ? (
        <KycConfirmation
          kinds={rules.documents}
          headingLevel={partLevel}
          {...{ result, definition, documents, confirmationNote }}
        />
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
              {answer?.isExpired ? <Alert tone="warning" description={formatMessage(expired)} /> : null}
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
                  hasFiles: hasDocuments(definition.steps[step - 1]),
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

const readOnce = (definition: KycDefinition) => ({
  definition,
  rules: kycForm(definition),
  texts: kycTexts(definition),
});

const hasDocuments = (step: KycStep | undefined) => step !== undefined && contentsOf(step).some((one) => one.documents);
