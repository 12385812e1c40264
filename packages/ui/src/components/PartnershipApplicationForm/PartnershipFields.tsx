'use client';

import { ShieldCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { CountrySelect } from '../../primitives/CountrySelect/CountrySelect.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { partnershipFormMessages as texts } from './PartnershipApplicationForm.messages.ts';
import {
  type LongPartnershipValues,
  legalEntityTypes,
  organizationTypes,
  partnershipLimits,
} from './partnershipApplication.ts';
import { legalEntityMessages, organizationTypeMessages } from './partnershipOptions.messages.ts';

interface FieldsProps {
  form: FormFields<LongPartnershipValues>;
}

const pair = 'nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:md:grid-cols-2';

/** The organisation. */
export function OrganizationFields({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField autoComplete="organization" {...form.text('organizationName')} />
      <div className={pair}>
        <SelectField
          placeholder={formatMessage(texts.choose)}
          options={organizationTypes.map((value) => ({ value, label: formatMessage(organizationTypeMessages[value]) }))}
          {...form.field('organizationType')}
        />
        <SelectField
          placeholder={formatMessage(texts.choose)}
          options={legalEntityTypes.map((value) => ({ value, label: formatMessage(legalEntityMessages[value]) }))}
          {...form.field('legalEntityType')}
        />
        <TextField spellCheck={false} {...form.text('registrationNumber')} />
        <TextField spellCheck={false} {...form.text('taxId')} />
        <CountrySelect {...form.field('country')} />
        <TextField type="url" autoComplete="url" {...form.text('website')} />
      </div>
    </>
  );
}

/** The contact person. */
export function ContactFields({ form }: FieldsProps) {
  return (
    <>
      <TextField autoComplete="name" {...form.text('contactPerson')} />
      <div className={pair}>
        <TextField type="email" autoComplete="email" {...form.text('email')} />
        <PhoneField {...form.text('phone')} />
      </div>
    </>
  );
}

/** The planned cooperation. */
export function PlanFields({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextArea
        hint={formatMessage(texts.focusAreasHint)}
        rows={2}
        characterLimit={partnershipLimits.focusAreas}
        {...form.field('focusAreas')}
      />
      <TextArea characterLimit={partnershipLimits.description} {...form.field('description')} />
      <TextArea characterLimit={partnershipLimits.proposedCollaboration} {...form.field('proposedCollaboration')} />
      <TextArea
        hint={formatMessage(texts.resourcesHint)}
        rows={2}
        characterLimit={partnershipLimits.resources}
        {...form.field('resources')}
      />
    </>
  );
}

/** Legal requirements, and whether the identity check follows. */
export function ComplianceFields({ form, requiresKyc }: FieldsProps & { requiresKyc: boolean }) {
  return (
    <>
      <TextField autoComplete="off" {...form.text('complianceOfficer')} />
      <div className="nz:bare">
        <CheckboxField {...form.checkbox('amlPolicy')} />
        <CheckboxField {...form.checkbox('requiresKyc')} />
        <div className="nz:bare" role="status" data-slot="partnership-application-form-kyc">
          {requiresKyc ? (
            <Alert
              tone="info"
              icon={<ShieldCheck className="nz:bare" />}
              title={<FormattedMessage {...texts.kycTitle} />}
              description={<FormattedMessage {...texts.kycText} />}
              className="nz:mt-3"
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
