'use client';

import { ShieldCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnlessTicked } from '../../internal/UnlessTicked.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { FieldSet } from '../../primitives/Field/FieldSet.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type DayShare, WeekDays } from '../WeekDays/WeekDays.tsx';
import { availabilityMessages, interestMessages, volunteerMessages, weekMessages } from './VolunteerForm.messages.ts';
import {
  requiresVerification,
  type VolunteerAvailability,
  type VolunteerValues,
  volunteerAvailabilities,
  volunteerInterests,
} from './volunteerApplication.ts';

interface FieldsProps {
  form: FormFields<VolunteerValues>;
}

/** The applicant's name and contact details. */
export function ApplicantFields({ form }: FieldsProps) {
  return (
    <div className="nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:md:grid-cols-2">
      <TextField autoComplete="given-name" {...form.text('firstName')} />
      <UnlessTicked box={form.checkbox('oneName')}>
        <TextField autoComplete="family-name" {...form.text('lastName')} />
      </UnlessTicked>
      <TextField type="email" autoComplete="email" {...form.text('email')} />
      <TextField type="tel" autoComplete="tel" {...form.text('phone')} />
      <TextField autoComplete="address-level2" className="nz:md:col-span-2" {...form.text('location')} />
    </div>
  );
}

/** Interests and skills. */
export function SkillFields({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FieldSet hint={formatMessage(volunteerMessages.interestsHint)} {...form.group('interests')}>
        <div className="nz:grid nz:gap-x-gap nz:md:grid-cols-2">
          {volunteerInterests.map((interest) => (
            <CheckboxField
              key={interest}
              label={formatMessage(interestMessages[interest])}
              {...form.option('interests', interest)}
            />
          ))}
        </div>
      </FieldSet>
      <TextArea rows={2} {...form.field('skills')} />
    </>
  );
}

const weeks: Record<VolunteerAvailability, readonly DayShare[]> = {
  weekends: ['none', 'none', 'none', 'none', 'none', 'whole', 'whole'],
  evenings: ['part', 'part', 'part', 'part', 'part', 'none', 'none'],
  flexible: ['part', 'part', 'part', 'part', 'part', 'part', 'part'],
  fulltime: ['whole', 'whole', 'whole', 'whole', 'whole', 'none', 'none'],
  parttime: ['none', 'whole', 'none', 'whole', 'none', 'none', 'none'],
};

/** Availability, each option with its week. */
export function AvailabilityField({ form }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      variant="rows"
      options={volunteerAvailabilities.map((value) => ({
        value,
        label: formatMessage(availabilityMessages[value]),
        aside: <WeekDays days={weeks[value]} label={formatMessage(weekMessages[value])} />,
      }))}
      {...form.field('availability')}
    />
  );
}

/** Work that requires additional verification. */
export function VerificationFields({ form, values }: FieldsProps & { values: VolunteerValues }) {
  return (
    <div className="nz:grid">
      <CheckboxField {...form.checkbox('workingWithVulnerable')} />
      <CheckboxField {...form.checkbox('backgroundCheck')} />
      <div role="status" data-slot="volunteer-form-verification" className="nz:min-w-0">
        {requiresVerification(values) ? (
          <Alert
            tone="info"
            icon={<ShieldCheck className="nz:bare" />}
            title={<FormattedMessage {...volunteerMessages.verificationTitle} />}
            description={<FormattedMessage {...volunteerMessages.verificationText} />}
            className="nz:mt-3"
          />
        ) : null}
      </div>
    </div>
  );
}

/** Motivation and comments. */
export function MotivationFields({ form }: FieldsProps) {
  return (
    <>
      <TextArea {...form.field('experience')} />
      <TextArea {...form.field('motivation')} />
    </>
  );
}
