'use client';

import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApplicationFrame } from '../../internal/ApplicationFrame.tsx';
import { intentProps } from '../../internal/intentProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormSection } from '../../primitives/FormSection/FormSection.tsx';
import { partnershipFormMessages as texts } from './PartnershipApplicationForm.messages.ts';
import { ComplianceFields, ContactFields, OrganizationFields, PlanFields } from './PartnershipFields.tsx';
import { type LongPartnershipHandlers, usePartnershipForm } from './usePartnershipForm.ts';

export interface PartnershipApplicationFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'onSubmit' | 'onReset'>,
    LongPartnershipHandlers {
  /** Defaults to "Partnership application". */
  title?: ReactNode;
  /** Below "Application Submitted": when you answer, what comes next. */
  sentText?: ReactNode;
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
 * The long application of a partner: organisation, contact, plan, compliance. It validates the
 * values, keeps them if the request fails, and shows the outcome at the button. `requiresKyc` in
 * the request means that the identity check follows.
 *
 * Slots: `partnership-application-form`, `partnership-application-form-title`,
 * `partnership-application-form-kyc`.
 *
 * @example
 * <PartnershipApplicationForm
 *   sentText="We will answer within two weeks."
 *   onSubmit={apply}
 *   draft={draft.restored}
 *   onValuesChange={draft.save}
 * />
 */
export function PartnershipApplicationForm({
  title,
  sentText,
  headingLevel = 2,
  onSubmit,
  onSent,
  onValuesChange,
  draft,
  answer,
  intent,
  children,
  ...props
}: PartnershipApplicationFormProps) {
  const titleId = useId();
  const application = usePartnershipForm({ onSubmit, onSent, onValuesChange, draft, answer });
  const { formik, form, sectionState } = application;
  const Heading = `h${headingLevel}` as const;
  const sectionLevel = headingLevel === 2 ? 3 : 4;
  const { requiresKyc } = formik.values;
  const section = (index: number) => ({
    index: index + 1,
    headingLevel: sectionLevel as 3 | 4,
    state: sectionState(index),
  });
  return (
    <ApplicationFrame
      {...props}
      application={application}
      data-slot="partnership-application-form"
      aria-labelledby={titleId}
      title={
        <Heading id={titleId} data-slot="partnership-application-form-title" className="nz:type-h2">
          {title ?? <FormattedMessage {...texts.title} />}
        </Heading>
      }
      required={<FormattedMessage {...texts.required} />}
      sectionLevel={sectionLevel}
      sections={
        <>
          <FormSection {...section(0)} title={<FormattedMessage {...texts.organization} />}>
            <OrganizationFields form={form} />
          </FormSection>
          <FormSection {...section(1)} title={<FormattedMessage {...texts.contact} />}>
            <ContactFields form={form} />
          </FormSection>
          <FormSection {...section(2)} title={<FormattedMessage {...texts.plan} />}>
            <PlanFields form={form} />
          </FormSection>
          <FormSection {...section(3)} title={<FormattedMessage {...texts.compliance} />}>
            <ComplianceFields form={form} requiresKyc={requiresKyc} />
          </FormSection>
        </>
      }
      sentTitle={<FormattedMessage {...texts.sentTitle} />}
      sentText={sentText}
    >
      <Button
        type="submit"
        {...intentProps(intent)}
        size="lg"
        isLoading={formik.isSubmitting}
        className="nz:max-sm:w-full nz:print:hidden"
      >
        <FormattedMessage {...(requiresKyc ? texts.submitKyc : texts.submit)} />
        <ArrowRight aria-hidden="true" className="nz:bare" />
      </Button>
      {children}
    </ApplicationFrame>
  );
}
