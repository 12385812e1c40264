'use client';

import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApplicationFrame } from '../../internal/ApplicationFrame.tsx';
import { intentProps } from '../../internal/intentProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormSection } from '../../primitives/FormSection/FormSection.tsx';
import { useVolunteerForm, type VolunteerHandlers } from './useVolunteerForm.ts';
import {
  ApplicantFields,
  AvailabilityField,
  MotivationFields,
  SkillFields,
  VerificationFields,
} from './VolunteerFields.tsx';
import { volunteerMessages } from './VolunteerForm.messages.ts';

export interface VolunteerFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'onSubmit' | 'onReset'>,
    VolunteerHandlers {
  /** Defaults to "Volunteer application". */
  title?: ReactNode;
  /**
   * The heading level of the title; the sections are one level below.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /**
   * Shown at the end of the form: that a draft is stored. A `<Button type="reset">` in it resets
   * the form.
   */
  children?: ReactNode;
}

/**
 * A volunteer's application: one page in five sections. It validates the values, lists and
 * focuses the errors above the form, keeps the values if the request fails, and shows the outcome
 * at the button. It sends nothing itself: `onSubmit` does.
 *
 * Slots: `volunteer-form`, `volunteer-form-title`, `volunteer-form-verification`.
 *
 * @example <VolunteerForm onSubmit={apply} draft={draft.restored} onValuesChange={draft.save} />
 */
export function VolunteerForm({
  title,
  headingLevel = 2,
  onSubmit,
  onSent,
  onValuesChange,
  draft,
  answer,
  intent,
  children,
  ...props
}: VolunteerFormProps) {
  const titleId = useId();
  const application = useVolunteerForm({ onSubmit, onSent, onValuesChange, draft, answer });
  const { formik, form, sectionState } = application;
  const Heading = `h${headingLevel}` as const;
  const sectionLevel = headingLevel === 2 ? 3 : 4;
  const section = (index: number) => ({
    index: index + 1,
    headingLevel: sectionLevel as 3 | 4,
    state: sectionState(index),
  });
  return (
    <ApplicationFrame
      {...props}
      application={application}
      data-slot="volunteer-form"
      aria-labelledby={titleId}
      title={
        <Heading id={titleId} data-slot="volunteer-form-title" className="nz:type-h2">
          {title ?? <FormattedMessage {...volunteerMessages.title} />}
        </Heading>
      }
      required={<FormattedMessage {...volunteerMessages.required} />}
      sectionLevel={sectionLevel}
      sections={
        <>
          <FormSection {...section(0)} title={<FormattedMessage {...volunteerMessages.about} />}>
            <ApplicantFields form={form} />
          </FormSection>
          <FormSection {...section(1)} title={<FormattedMessage {...volunteerMessages.abilities} />}>
            <SkillFields form={form} />
          </FormSection>
          <FormSection {...section(2)} title={<FormattedMessage {...volunteerMessages.when} />}>
            <AvailabilityField form={form} />
          </FormSection>
          <FormSection {...section(3)} title={<FormattedMessage {...volunteerMessages.care} />}>
            <VerificationFields form={form} values={formik.values} />
          </FormSection>
          <FormSection {...section(4)} title={<FormattedMessage {...volunteerMessages.words} />}>
            <MotivationFields form={form} />
          </FormSection>
        </>
      }
      sentTitle={<FormattedMessage {...volunteerMessages.sentTitle} />}
      sentText={<FormattedMessage {...volunteerMessages.sentText} />}
    >
      <SubmitButton isSubmitting={formik.isSubmitting} intent={intent} />
      {children}
    </ApplicationFrame>
  );
}

/** Stays in the tab order while the request is pending; the form ignores a second press. */
function SubmitButton({ isSubmitting, intent }: { isSubmitting: boolean; intent: string | undefined }) {
  return (
    <>
      <Button
        type="submit"
        {...intentProps(intent)}
        size="lg"
        aria-disabled={isSubmitting || undefined}
        className="nz:max-sm:w-full nz:aria-disabled:cursor-progress nz:print:hidden"
        onClick={(event) => isSubmitting && event.preventDefault()}
      >
        <FormattedMessage {...(isSubmitting ? volunteerMessages.submitting : volunteerMessages.submit)} />
        {isSubmitting ? null : <ArrowRight aria-hidden="true" className="nz:bare" />}
      </Button>
      <p role="status" className="nz:sr-only">
        {isSubmitting ? <FormattedMessage {...volunteerMessages.submitting} /> : null}
      </p>
    </>
  );
}
