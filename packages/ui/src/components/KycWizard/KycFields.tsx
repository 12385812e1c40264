'use client';

import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTypedText } from '../../internal/useTypedText.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ConsentField } from '../../primitives/ConsentField/ConsentField.tsx';
import { CountrySelect } from '../../primitives/CountrySelect/CountrySelect.tsx';
import { DateOfBirthField } from '../../primitives/DateOfBirthField/DateOfBirthField.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import {
  type KycValues,
  kycFunds,
  kycIncomes,
  kycPurposes,
  kycVolumes,
  type RequiredConsent,
} from './kycApplication.ts';
import { fundsMessages, incomeMessages, purposeMessages, volumeMessages } from './kycOptions.messages.ts';
import { activitiesLimit } from './kycSchema.ts';

export interface KycFieldsProps {
  form: FormFields<KycValues>;
}

type TypedFieldProps = TextFieldProps & Parameters<typeof useTypedText>[0];

const pair = 'nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:@min-[40rem]:grid-cols-2';

// Ten fields, of which a key changes one.
const Text = memo(function Text(props: TypedFieldProps) {
  return <TextField {...props} {...useTypedText(props)} />;
});
const Phone = memo(function Phone(props: TypedFieldProps) {
  return <PhoneField {...props} {...useTypedText(props)} />;
});
const Country = memo(CountrySelect);
const DateOfBirth = memo(DateOfBirthField);

/** Step 1: who the applicant is, and how to reach them. */
export function PersonalFields({ form, values }: KycFieldsProps & { values: KycValues }) {
  const { formatMessage } = useIntl();
  const label = (name: keyof typeof kycMessages) => formatMessage(kycMessages[name] as typeof kycMessages.city);
  return (
    <>
      <div className={pair}>
        <Text label={label('firstName')} autoComplete="given-name" required {...form.field('firstName')} />
        <Text label={label('lastName')} autoComplete="family-name" required {...form.field('lastName')} />
      </div>
      <DateOfBirth label={label('dateOfBirth')} required value={values.dateOfBirth} {...form.custom('dateOfBirth')} />
      <div className={pair}>
        <Text label={label('nationality')} required {...form.field('nationality')} />
        <Text
          label={label('idNumber')}
          hint={label('idNumberHint')}
          autoComplete="off"
          spellCheck={false}
          required
          {...form.field('idNumber')}
        />
        <Text label={label('email')} type="email" autoComplete="email" required {...form.field('email')} />
        <Phone label={label('phone')} required {...form.field('phone')} />
      </div>
      <Text label={label('address')} autoComplete="street-address" required {...form.field('address')} />
      <div className={pair}>
        <Text label={label('city')} autoComplete="address-level2" required {...form.field('city')} />
        <Country label={label('country')} required {...form.field('country')} />
      </div>
    </>
  );
}

/** Step 2: the income of the applicant. */
export function ProfessionalFields({ form }: KycFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text
        label={formatMessage(kycMessages.occupation)}
        autoComplete="organization-title"
        required
        {...form.field('occupation')}
      />
      <Text label={formatMessage(kycMessages.employer)} autoComplete="organization" {...form.field('employer')} />
      <SelectField
        label={formatMessage(kycMessages.income)}
        hint={formatMessage(kycMessages.incomeHint)}
        placeholder={formatMessage(kycMessages.choose)}
        options={kycIncomes.map((value) => ({ value, label: formatMessage(incomeMessages[value]) }))}
        required
        {...form.field('income')}
      />
      <SelectField
        label={formatMessage(kycMessages.sourceOfFunds)}
        placeholder={formatMessage(kycMessages.choose)}
        options={kycFunds.map((value) => ({ value, label: formatMessage(fundsMessages[value]) }))}
        required
        {...form.field('sourceOfFunds')}
      />
    </>
  );
}

/** Step 3: what the applicant wants to do. */
export function PurposeFields({ form }: KycFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SelectField
        label={formatMessage(kycMessages.relationshipPurpose)}
        placeholder={formatMessage(kycMessages.choose)}
        options={kycPurposes.map((value) => ({ value, label: formatMessage(purposeMessages[value]) }))}
        required
        {...form.field('relationshipPurpose')}
      />
      <SelectField
        label={formatMessage(kycMessages.expectedTransactionVolume)}
        hint={formatMessage(kycMessages.incomeHint)}
        placeholder={formatMessage(kycMessages.choose)}
        options={kycVolumes.map((value) => ({ value, label: formatMessage(volumeMessages[value]) }))}
        {...form.field('expectedTransactionVolume')}
      />
      <TextArea
        label={formatMessage(kycMessages.intendedActivities)}
        hint={formatMessage(kycMessages.intendedActivitiesHint)}
        characterLimit={activitiesLimit}
        rows={6}
        required
        {...form.field('intendedActivities')}
      />
    </>
  );
}

/** Step 4: what may be done with the data. */
export function PrivacyFields({ form }: KycFieldsProps) {
  return (
    <>
      <Alert tone="info" description={<FormattedMessage {...kycMessages.retention} />} />
      <div className="nz:grid nz:gap-3">
        <Consent form={form} name="dataProcessingConsent" />
        <Consent form={form} name="dataRetentionAcknowledged" />
        <Consent form={form} name="rightsInformed" />
        <Consent form={form} name="marketingConsent" />
      </div>
    </>
  );
}

interface ConsentProps extends KycFieldsProps {
  name: Exclude<RequiredConsent, 'terms_accepted' | 'data_consent'> | 'marketingConsent';
}

/** A consent with what it means. */
export function Consent({ form, name }: ConsentProps) {
  return (
    <ConsentField
      label={<FormattedMessage {...kycMessages[name]} />}
      description={<FormattedMessage {...kycMessages[`${name}Text`]} />}
      required={name !== 'marketingConsent'}
      {...form.checkbox(name)}
    />
  );
}
