'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ConsentField } from '../../primitives/ConsentField/ConsentField.tsx';
import { CountrySelect } from '../../primitives/CountrySelect/CountrySelect.tsx';
import { DateOfBirthField } from '../../primitives/DateOfBirthField/DateOfBirthField.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import { type KycValues, kycFunds, kycIncomes, kycLimits, kycPurposes, kycVolumes } from './kycApplication.ts';
import { fundsMessages, incomeMessages, purposeMessages, volumeMessages } from './kycOptions.messages.ts';

export interface KycFieldsProps {
  form: FormFields<KycValues>;
}

const pair = 'nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:@min-[40rem]:grid-cols-2';

/** Step 1: the applicant's identity and contact details. */
export function PersonalFields({ form }: KycFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={pair}>
        <TextField autoComplete="given-name" {...form.text('firstName')} />
        <TextField autoComplete="family-name" {...form.text('lastName')} />
      </div>
      <DateOfBirthField {...form.custom('dateOfBirth')} />
      <div className={pair}>
        <TextField {...form.text('nationality')} />
        <TextField
          hint={formatMessage(kycMessages.idNumberHint)}
          autoComplete="off"
          spellCheck={false}
          {...form.text('idNumber')}
        />
        <TextField type="email" autoComplete="email" {...form.text('email')} />
        <PhoneField {...form.text('phone')} />
      </div>
      <TextField autoComplete="street-address" {...form.text('address')} />
      <div className={pair}>
        <TextField autoComplete="address-level2" {...form.text('city')} />
        <CountrySelect {...form.field('country')} />
      </div>
    </>
  );
}

/** Step 2: the applicant's income. */
export function ProfessionalFields({ form }: KycFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField autoComplete="organization-title" {...form.text('occupation')} />
      <TextField autoComplete="organization" {...form.text('employer')} />
      <SelectField
        hint={formatMessage(kycMessages.incomeHint)}
        placeholder={formatMessage(kycMessages.choose)}
        options={kycIncomes.map((value) => ({ value, label: formatMessage(incomeMessages[value]) }))}
        {...form.field('income')}
      />
      <SelectField
        placeholder={formatMessage(kycMessages.choose)}
        options={kycFunds.map((value) => ({ value, label: formatMessage(fundsMessages[value]) }))}
        {...form.field('sourceOfFunds')}
      />
    </>
  );
}

/** Step 3: the purpose. */
export function PurposeFields({ form }: KycFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SelectField
        placeholder={formatMessage(kycMessages.choose)}
        options={kycPurposes.map((value) => ({ value, label: formatMessage(purposeMessages[value]) }))}
        {...form.field('relationshipPurpose')}
      />
      <SelectField
        hint={formatMessage(kycMessages.incomeHint)}
        placeholder={formatMessage(kycMessages.choose)}
        options={kycVolumes.map((value) => ({ value, label: formatMessage(volumeMessages[value]) }))}
        {...form.field('expectedTransactionVolume')}
      />
      <TextArea
        hint={formatMessage(kycMessages.intendedActivitiesHint)}
        characterLimit={kycLimits.intendedActivities}
        rows={6}
        {...form.field('intendedActivities')}
      />
    </>
  );
}

/** Step 4: consents to data processing. */
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

/** A field with an explanation among the messages. */
type ExplainedField = {
  [Name in keyof KycValues]-?: `${Name}Text` extends keyof typeof kycMessages ? Name : never;
}[keyof KycValues];

interface ConsentProps extends KycFieldsProps {
  name: ExplainedField;
}

/** A consent with its explanation. */
export function Consent({ form, name }: ConsentProps) {
  return <ConsentField description={<FormattedMessage {...kycMessages[`${name}Text`]} />} {...form.checkbox(name)} />;
}
