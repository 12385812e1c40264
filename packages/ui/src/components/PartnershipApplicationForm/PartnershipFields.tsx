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
import { type LongPartnershipValues, legalEntityTypes, organizationTypes } from './partnershipApplication.ts';
import { legalEntityMessages, organizationTypeMessages } from './partnershipOptions.messages.ts';
import { partnershipLimits } from './partnershipSchema.ts';

interface FieldsProps {
  form: FormFields<LongPartnershipValues>;
}

const pair = 'nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:md:grid-cols-2';

/** What the organisation is. */
export function OrganizationFields({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={formatMessage(texts.organizationName)}
        autoComplete="organization"
        required
        {...form.field('organizationName')}
      />
      <div className={pair}>
        <SelectField
          label={formatMessage(texts.organizationType)}
          placeholder={formatMessage(texts.choose)}
          options={organizationTypes.map((value) => ({ value, label: formatMessage(organizationTypeMessages[value]) }))}
          required
          {...form.field('organizationType')}
        />
        <SelectField
          label={formatMessage(texts.legalEntityType)}
          placeholder={formatMessage(texts.choose)}
          options={legalEntityTypes.map((value) => ({ value, label: formatMessage(legalEntityMessages[value]) }))}
          {...form.field('legalEntityType')}
        />
        <TextField
          label={formatMessage(texts.registrationNumber)}
          spellCheck={false}
          {...form.field('registrationNumber')}
        />
        <TextField label={formatMessage(texts.taxId)} spellCheck={false} {...form.field('taxId')} />
        <CountrySelect label={formatMessage(texts.country)} required {...form.field('country')} />
        <TextField label={formatMessage(texts.website)} type="url" autoComplete="url" {...form.field('website')} />
      </div>
    </>
  );
}

/** The person that the foundation writes to. */
export function ContactFields({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={formatMessage(texts.contactPerson)}
        autoComplete="name"
        required
        {...form.field('contactPerson')}
      />
      <div className={pair}>
        <TextField
          label={formatMessage(texts.email)}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <PhoneField label={formatMessage(texts.phone)} {...form.field('phone')} />
      </div>
    </>
  );
}

/** What both could do. */
export function PlanFields({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextArea
        label={formatMessage(texts.focusAreas)}
        hint={formatMessage(texts.focusAreasHint)}
        rows={2}
        required
        characterLimit={partnershipLimits.focusAreas}
        {...form.field('focusAreas')}
      />
      <TextArea
        label={formatMessage(texts.description)}
        required
        characterLimit={partnershipLimits.description}
        {...form.field('description')}
      />
      <TextArea
        label={formatMessage(texts.proposedCollaboration)}
        required
        characterLimit={partnershipLimits.proposedCollaboration}
        {...form.field('proposedCollaboration')}
      />
      <TextArea
        label={formatMessage(texts.resources)}
        hint={formatMessage(texts.resourcesHint)}
        rows={2}
        characterLimit={partnershipLimits.resources}
        {...form.field('resources')}
      />
    </>
  );
}

/** What the law asks, and whether the identity check comes next. */
export function ComplianceFields({ form, requiresKyc }: FieldsProps & { requiresKyc: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={formatMessage(texts.complianceOfficer)}
        autoComplete="off"
        {...form.field('complianceOfficer')}
      />
      <div className="nz:bare">
        <CheckboxField label={formatMessage(texts.amlPolicy)} {...form.checkbox('amlPolicy')} />
        <CheckboxField label={formatMessage(texts.requiresKyc)} {...form.checkbox('requiresKyc')} />
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
