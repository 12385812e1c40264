'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import { Wizard } from '../../primitives/Wizard/Wizard.tsx';
import { wizardTexts as texts } from './PartnershipWizard.messages.ts';
import { OrganizationStep, PartnershipStep, SummaryStep } from './steps.tsx';
import { type PartnershipHandlers, usePartnershipWizard } from './usePartnershipWizard.ts';

export interface PartnershipWizardProps
  extends Omit<
      DialogProps,
      | 'trigger'
      | 'defaultOpen'
      | 'open'
      | 'title'
      | 'description'
      | 'footer'
      | 'children'
      | 'size'
      | keyof PartnershipHandlers
    >,
    PartnershipHandlers {
  /** Whether it is open. */
  open: boolean;
  /**
   * Shown above the buttons: that a draft is stored on the device, and a reset button that clears
   * it.
   */
  notice?: ReactNode;
}

/**
 * The short application of a partner in a dialog, in three steps: applicant, cooperation,
 * contribution with a review. The visitor can move between the steps freely; missing values are
 * reported on submit, and the dialog opens the step with the first one. The values are kept while
 * it is closed. A native reset button in `notice` clears them.
 *
 * Slots: `partnership-wizard`.
 *
 * @example
 * <PartnershipWizard
 *   open={isOpen}
 *   onOpenChange={setIsOpen}
 *   onSubmit={apply}
 *   onMessage={toast}
 *   draft={draft.restored}
 *   onValuesChange={draft.save}
 * />
 */
export function PartnershipWizard({
  open,
  onOpenChange,
  onSubmit,
  onMessage,
  draft,
  onValuesChange,
  answer,
  notice,
  ...props
}: PartnershipWizardProps) {
  const { formatMessage } = useIntl();
  const wizard = usePartnershipWizard({ onSubmit, onMessage, onOpenChange, draft, onValuesChange, answer });
  const { form, values, step, summaryOf } = wizard;
  const steps = [
    { title: texts.organization, content: <OrganizationStep form={form} summary={summaryOf(1)} /> },
    { title: texts.partnership, content: <PartnershipStep form={form} summary={summaryOf(2)} /> },
    { title: texts.summary, content: <SummaryStep form={form} summary={summaryOf(3)} values={values} /> },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      data-slot="partnership-wizard"
      title={<FormattedMessage {...texts.title} />}
      description={<FormattedMessage {...texts.lead} />}
      {...props}
    >
      <Wizard
        // The dialog already has ground and padding.
        className="nz:pt-6 nz:[&_[data-slot=wizard-form]]:px-0 nz:[&_[data-slot=wizard-form]]:pb-0"
        headingLevel={3}
        steps={steps.map(({ title, content }) => ({ title: formatMessage(title), content }))}
        step={step}
        onNavigate={({ requestedStep }) => wizard.setStep(requestedStep)}
        onSubmit={wizard.send}
        submitLabel={<FormattedMessage {...texts.submit} />}
        note={
          <div className="nz:grid nz:gap-3">
            <SendOutcome result={wizard.failure} title={null} />
            {notice}
          </div>
        }
        onReset={(event) => {
          event.preventDefault();
          wizard.reset();
        }}
      />
    </Dialog>
  );
}
