'use client';

import { type MessageDescriptor, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { countryName } from '../../primitives/CountrySelect/countryNames.ts';
import { isoDate } from '../../primitives/DateOfBirthField/birthDate.ts';
import { ReviewList } from '../../primitives/ReviewList/ReviewList.tsx';
import { useWizard } from '../../primitives/Wizard/useWizardSteps.ts';
import { kycMessages } from './KycWizard.messages.ts';
import { type KycValues, kycFieldsOf } from './kycApplication.ts';
import { fundsMessages, incomeMessages, purposeMessages, volumeMessages } from './kycOptions.messages.ts';

interface KycReviewProps {
  /** The label of a field. */
  label: (name: string) => string;
  values: KycValues;
  headingLevel: 4 | 5;
}

const titles = [kycMessages.personal, kycMessages.professional, kycMessages.purpose, kycMessages.privacy];

const options: Partial<Record<keyof KycValues, Record<string, MessageDescriptor>>> = {
  income: incomeMessages,
  sourceOfFunds: fundsMessages,
  relationshipPurpose: purposeMessages,
  expectedTransactionVolume: volumeMessages,
};

/** A review of the previous steps, each with a button to change it. */
export function KycReview({ label, values, headingLevel }: KycReviewProps) {
  const { formatMessage } = useIntl();
  const { language, date } = useFormat();
  const { goTo } = useWizard();

  const answer = (name: keyof KycValues): string => {
    const value = values[name];
    if (typeof value === 'boolean') return formatMessage(value ? kycMessages.yes : kycMessages.no);
    const option = value && options[name]?.[value];
    if (option) return formatMessage(option);
    if (name === 'dateOfBirth') return date(isoDate(value), 'date', 'UTC');
    return name === 'country' ? countryName(value, language) : value;
  };
  return (
    <ReviewList
      headingLevel={headingLevel}
      sections={titles.map((title, index) => ({
        title: formatMessage(title),
        entries: kycFieldsOf(index + 1).map((name) => ({
          label: label(name),
          value: answer(name),
        })),
        onChange: () => goTo(index + 1),
      }))}
    />
  );
}
