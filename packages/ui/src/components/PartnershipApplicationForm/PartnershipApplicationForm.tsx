'use client';

import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApplicationFrame } from '../../internal/ApplicationFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormSection } from '../../primitives/FormSection/FormSection.tsx';
import { partnershipFormMessages as texts } from './PartnershipApplicationForm.messages.ts';
import { ComplianceFields, ContactFields, OrganizationFields, PlanFields } from './PartnershipFields.tsx';
import { type LongPartnershipHandlers, usePartnershipForm } from './usePartnershipForm.ts';

export interface PartnershipApplicationFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'onSubmit' | 'onReset'>,
    LongPartnershipHandlers {
  /** "Partnership application" when left out. */
  title?: ReactNode;
  /**
   * The rank of the title in the page; the parts are one below.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** At the foot of the form, inside it: that a draft is kept. A `<Button type="reset">` in it empties the form. */
  children?: ReactNode;
}

/**
 * The long application of a partner: organisation, contact, plan, compliance. It checks what was written, keeps everything when sending fails,
 * and shows the outcome at the button. `requiresKyc` of what is sent says that the identity check comes next.
 *
 * Slots: `partnership-application-form`, `partnership-application-form-title`, `partnership-application-form-kyc`.
 *
 * @example <PartnershipApplicationForm onSubmit={apply} draft={draft.restored} onValuesChange={draft.save} />
 */
export function PartnershipApplicationForm({
  title,
  headingLevel = 2,
  onSubmit,
  onValuesChange,
  draft,
  children,
  ...props
}: PartnershipApplicationFormProps) {
  const titleId = useId();
  const application = usePartnershipForm({ onSubmit, onValuesChange, draft });
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
      sentText={<FormattedMessage {...texts.sentText} />}
    >
      <Button
        type="submit"
        size="lg"
        isLoading={formik.isSubmitting}
        className="nz:needs-script nz:max-sm:w-full nz:print:hidden"
      >
        <FormattedMessage {...(requiresKyc ? texts.submitKyc : texts.submit)} />
        <ArrowRight aria-hidden="true" className="nz:bare nz:rtl:-scale-x-100" />
      </Button>
      {children}
    </ApplicationFrame>
  );
}
