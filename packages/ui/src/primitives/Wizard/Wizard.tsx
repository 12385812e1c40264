'use client';

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useWizardSteps, WizardContext, type WizardNavigation } from './useWizardSteps.ts';
import { wizardMessages } from './Wizard.messages.ts';
import { WizardActions } from './WizardActions.tsx';
import { WizardRail } from './WizardRail.tsx';

export interface WizardStep {
  /** The heading, and the label on the rail. */
  title: string;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** The fields, with an ErrorSummary first. */
  content: ReactNode;
  /**
   * The data of the step is loading: its space is reserved, and the visitor can only go back.
   * @default false
   */
  isLoading?: boolean;
  /**
   * An error of the step as a whole, and what to do about it. Errors of fields are shown at the
   * fields.
   */
  error?: ReactNode;
}

/**
 * How a browser without JavaScript posts a step: its fields, `step`, `draft`, and `intent` with the
 * name of the form, or with `-back` after it when Previous was pressed.
 */
export interface WizardPosting {
  /** The name of the form. */
  intent: string;
  /** The id of the values of the other steps, which the server keeps. */
  draft?: string | undefined;
  /** The step contains files. */
  hasFiles?: boolean;
  /** The page is the answer to a step, and has no errors: focus is on the heading of the step. */
  isOpened?: boolean;
}

export interface WizardProps extends Omit<ComponentProps<'div'>, 'onSubmit' | 'children' | 'title'> {
  steps: readonly WizardStep[];
  /** The current step, if it is controlled; the first is 1. */
  step?: number;
  /**
   * The initial step.
   * @default 1
   */
  defaultStep?: number;
  /**
   * Called before another step opens. Return `false` to prevent it, or a promise of that: the
   * button shows a spinner until it resolves. If `step` is controlled, update it here.
   */
  onNavigate?: (navigation: WizardNavigation) => unknown;
  /** Submits the last step. The button shows a spinner until the promise resolves. */
  onSubmit: () => unknown;
  /** The label of the last step's button. Defaults to "Submit". */
  submitLabel?: ReactNode;
  /**
   * The heading level of the step titles.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** Shown right above the buttons: why the submit failed, that the device is offline. */
  note?: ReactNode;
  /** Additional buttons, at the other end of the row. */
  actions?: ReactNode;
  /** The `<form>` of the step: the `formRef` of `useForm`. */
  formRef?: Ref<HTMLFormElement>;
  /** For a server that answers each step with a page while there is no JavaScript. */
  posting?: WizardPosting | undefined;
  /**
   * Shown beside the steps if there is room, and below them on phones: a picture, what to have
   * ready.
   */
  aside?: ReactNode;
}

/**
 * A form in several steps, one visible at a time. Next submits the step, as Enter does;
 * `onNavigate` allows or prevents the change. A new step moves focus to its heading, which says
 * "Step 2 of 5". The caller holds the values: one formik for all steps, one yup schema for each.
 *
 * Slots: `wizard`, `wizard-rail`, `wizard-place`, `wizard-form`, `wizard-title`, `wizard-note`,
 * `wizard-actions`, `wizard-aside`.
 *
 * @example
 * <Wizard
 *   steps={[
 *     { title: 'Organisation', content: <Organisation /> },
 *     { title: 'Partnership', content: <Partnership /> },
 *   ]}
 *   onNavigate={({ requestedStep, reason }) => reason === 'previous' || isValid(requestedStep - 1)}
 *   onSubmit={send}
 * />
 */
export function Wizard({
  steps,
  step,
  defaultStep = 1,
  onNavigate,
  onSubmit,
  submitLabel,
  headingLevel = 2,
  note,
  actions,
  formRef,
  posting,
  aside,
  className,
  ...props
}: WizardProps) {
  const titleId = useId();
  const wizard = useWizardSteps({ step, defaultStep, onNavigate });
  const [isSending, setIsSending] = useState(false);
  const { current, returnsTo } = wizard;
  const shown = steps[current - 1];
  const isLast = current === steps.length;
  const isBusy = wizard.isPending || isSending;
  if (!shown) throw new Error(`The wizard has no step ${current}.`);
  const latest = useRef(wizard);
  useEffect(() => {
    latest.current = wizard;
  });
  const handleBack = useCallback(() => void latest.current.goBack(), []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || shown.isLoading) return;
    if (!isLast || returnsTo) return wizard.next();
    setIsSending(true);
    try {
      await onSubmit();
    } finally {
      setIsSending(false);
    }
  };

  return (
    <WizardContext value={wizard.control}>
      <div data-slot="wizard" className={cx('nz:@container nz:grid nz:grid-cols-1 nz:gap-8', className)} {...props}>
        <WizardRail titles={steps.map(({ title }) => title)} current={current} />
        <div className={cx('nz:grid nz:grid-cols-1 nz:gap-8', aside && beside)}>
          <form
            ref={formRef}
            noValidate
            // Posted without JavaScript or before hydration; GET would put the values into the URL.
            method="post"
            encType={posting?.hasFiles ? 'multipart/form-data' : undefined}
            aria-labelledby={titleId}
            data-slot="wizard-form"
            className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-6 nz:border-primary nz:border-t-4 nz:bg-surface nz:px-5 nz:large-text:px-2 nz:py-6 nz:@min-[40rem]:p-10 nz:@min-[40rem]:pt-8"
            onSubmit={handleSubmit}
          >
            {posting ? <PostedFields posting={posting} step={current} /> : null}
            <StepHeading
              {...{ titleId, headingLevel, current, count: steps.length }}
              title={shown.title}
              description={shown.description}
              ref={wizard.heading}
              isFocused={posting?.isOpened}
            />
            {shown.error ? <Alert tone="error" role="alert" description={shown.error} /> : null}
            {shown.isLoading ? <LoadingStep /> : shown.content}
            <div className="nz:grid nz:gap-4 nz:border-line-strong nz:border-t-[length:var(--nz-border-thread)] nz:pt-6">
              {note ? (
                <div data-slot="wizard-note" className="nz:bare">
                  {note}
                </div>
              ) : null}
              <WizardActions
                isFirst={current === 1}
                isReturn={Boolean(returnsTo)}
                isLoading={isBusy || Boolean(shown.isLoading)}
                onBack={handleBack}
                intent={posting?.intent}
                {...{ isLast, submitLabel, actions }}
              />
            </div>
          </form>
          {aside ? (
            <div data-slot="wizard-aside" className="nz:min-w-0">
              {aside}
            </div>
          ) : null}
        </div>
      </div>
    </WizardContext>
  );
}

function PostedFields({ posting: { intent, draft }, step }: { posting: WizardPosting; step: number }) {
  return (
    <>
      {/* The first button is the one that Enter presses, and Previous comes before Next. */}
      <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="nz:sr-only" />
      <input type="hidden" name="step" value={step} className="nz:bare" />
      {draft ? <input type="hidden" name="draft" value={draft} className="nz:bare" /> : null}
    </>
  );
}

const beside = 'nz:@min-[54rem]:grid-cols-[8fr_4fr] nz:@min-[54rem]:gap-12';

function LoadingStep() {
  return (
    <div className="nz:bare">
      <p role="status" className="nz:sr-only">
        <FormattedMessage {...wizardMessages.loading} />
      </p>
      <Skeleton lines={6} />
    </div>
  );
}
