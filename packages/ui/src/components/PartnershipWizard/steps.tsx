'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { CountrySelect } from '../../primitives/CountrySelect/CountrySelect.tsx';
import { countryName } from '../../primitives/CountrySelect/countryNames.ts';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx';
import { ReviewList } from '../../primitives/ReviewList/ReviewList.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWizard } from '../../primitives/Wizard/useWizardSteps.ts';
import {
  type ApplicationField,
  fieldsOf,
  organizationTypes,
  type PartnershipApplication,
  partnershipTypes,
} from './application.ts';
import {
  hintTexts as hints,
  organizationTypeTexts,
  partnershipTypeTexts,
  wizardTexts as texts,
} from './PartnershipWizard.messages.ts';

interface StepProps {
  form: FormFields<PartnershipApplication>;
  summary: FormFields<PartnershipApplication>['summary'];
}

/** The applicant. */
export function OrganizationStep({ form, summary }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ErrorSummary {...summary} headingLevel={4} />
      <SelectField
        placeholder={formatMessage(texts.choose)}
        options={organizationTypes.map((value) => ({ value, label: formatMessage(organizationTypeTexts[value]) }))}
        {...form.field('organizationType')}
      />
      <TextField autoComplete="organization" {...form.text('organizationName')} />
      <div className={pair}>
        <TextField autoComplete="name" {...form.text('contactName')} />
        <TextField type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
        <PhoneField {...form.text('phone')} />
        <CountrySelect {...form.field('country')} />
      </div>
    </>
  );
}

/** The cooperation. */
export function PartnershipStep({ form, summary }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ErrorSummary {...summary} headingLevel={4} />
      <SelectField
        placeholder={formatMessage(texts.choose)}
        options={partnershipTypes.map((value) => ({ value, label: formatMessage(partnershipTypeTexts[value]) }))}
        {...form.field('partnershipType')}
      />
      <LongText name="description" form={form} />
      <LongText name="experience" form={form} />
    </>
  );
}

/** The contribution, and a review of all values. */
export function SummaryStep({ form, summary, values }: StepProps & { values: PartnershipApplication }) {
  return (
    <>
      <ErrorSummary {...summary} headingLevel={4} />
      <LongText name="resources" form={form} />
      <div className="nz:grid nz:gap-4">
        <h4 className="nz:type-h4">
          <FormattedMessage {...texts.lastLook} />
        </h4>
        <AnswerReview form={form} values={values} />
      </div>
    </>
  );
}

function AnswerReview({ form, values }: { form: StepProps['form']; values: PartnershipApplication }) {
  const { formatMessage } = useIntl();
  const { goTo } = useWizard();
  const shown = useShownValue();
  return (
    <ReviewList
      headingLevel={4}
      sections={[texts.organization, texts.partnership].map((title, index) => {
        const names = fieldsOf(index + 1);
        const [first] = names;
        return {
          title: formatMessage(title),
          entries: names.map((name) => ({ label: form.label(name), value: shown(name, values) })),
          onChange: () => goTo(index + 1, { fieldId: first && form.field(first).id }),
        };
      })}
    />
  );
}

/** The entered values, localised. */
function useShownValue() {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  return (name: ApplicationField, values: PartnershipApplication): string => {
    const { organizationType, partnershipType } = values;
    if (name === 'organizationType') return organizationType && formatMessage(organizationTypeTexts[organizationType]);
    if (name === 'partnershipType') return partnershipType && formatMessage(partnershipTypeTexts[partnershipType]);
    if (name === 'country') return values.country && countryName(values.country, language);
    return values[name].trim();
  };
}

function LongText({ name, form }: { name: keyof typeof hints; form: StepProps['form'] }) {
  const { formatMessage } = useIntl();
  return <TextArea hint={formatMessage(hints[name])} {...form.field(name)} />;
}

const pair = 'nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:md:grid-cols-2';
