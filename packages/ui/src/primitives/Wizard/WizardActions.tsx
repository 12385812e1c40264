'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { intentProps } from '../../internal/intentProps.ts';
import { Button } from '../Button/Button.tsx';
import { wizardMessages } from './Wizard.messages.ts';

interface WizardActionsProps {
  isFirst: boolean;
  isLast: boolean;
  isReturn: boolean;
  isLoading: boolean;
  onBack: () => void;
  intent: string | undefined;
  submitLabel?: ReactNode;
  actions?: ReactNode;
}

/** The buttons of a step. Memoised: every keystroke re-renders the wizard. */
export const WizardActions = memo(function WizardActions({
  isFirst,
  isLast,
  isReturn,
  isLoading,
  onBack,
  intent,
  submitLabel,
  actions,
}: WizardActionsProps) {
  return (
    <div
      data-slot="wizard-actions"
      className="nz:flex nz:flex-wrap nz:items-center nz:gap-3 nz:*:flex-[1_1_7rem] nz:@min-[40rem]:*:flex-none"
    >
      <Button
        variant="line"
        size="lg"
        disabled={isFirst}
        // Without JavaScript the server opens the previous step.
        type={intent ? 'submit' : 'button'}
        {...intentProps(intent && `${intent}-back`)}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        <ArrowLeft aria-hidden="true" className="nz:bare" />
        <FormattedMessage {...wizardMessages.previous} />
      </Button>
      <Button
        type="submit"
        {...intentProps(intent)}
        size="lg"
        // A new element for the last step, so that a double click on Next does not submit.
        key={isLast ? 'submit' : 'next'}
        isLoading={isLoading}
      >
        <NextLabel isLast={isLast} isReturn={isReturn} submitLabel={submitLabel} />
      </Button>
      {actions}
    </div>
  );
});

function NextLabel({ isLast, isReturn, submitLabel }: Pick<WizardActionsProps, 'isLast' | 'isReturn' | 'submitLabel'>) {
  if (isReturn) return <FormattedMessage {...wizardMessages.back} />;
  if (isLast) return submitLabel ?? <FormattedMessage {...wizardMessages.submit} />;
  return (
    <>
      <FormattedMessage {...wizardMessages.next} />
      <ArrowRight aria-hidden="true" className="nz:bare" />
    </>
  );
}
