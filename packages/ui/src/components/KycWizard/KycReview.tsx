'use client';

import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { countryName } from '../../primitives/CountrySelect/countryNames.ts';
import { ReviewList } from '../../primitives/ReviewList/ReviewList.tsx';
import { useWizard } from '../../primitives/Wizard/useWizardSteps.ts';
import { kycMessages } from './KycWizard.messages.ts';
import type { KycField, KycStep, KycValues } from './kycDefinition.ts';
import { answeredIn, sentDate } from './kycForm.ts';

interface KycReviewProps {
  /** The steps to review, from the first on. */
  steps: readonly KycStep[];
  /** The label of a field. */
  label: (name: string) => string;
  values: KycValues;
  headingLevel: 3 | 4 | 5;
}

/** A review of the previous steps, each with a button to change it. */
export function KycReview({ steps, label, values, headingLevel }: KycReviewProps) {
  const { formatMessage } = useIntl();
  const { language, date } = useFormat();
  const { goTo } = useWizard();

  const answer = (field: KycField, value: string | boolean = ''): string => {
    if (typeof value === 'boolean') return formatMessage(value ? kycMessages.yes : kycMessages.no);
    if (field.kind === 'choice') {
      const option = field.options.find((one) => one.value === value);
      return option ? formatMessage(option.label) : value;
    }
    if (field.kind === 'birth-date') {
      const day = sentDate(value);
      return day && date(day, 'date', 'UTC');
    }
    return field.kind === 'country' ? countryName(value, language) : value;
  };
  return (
    <ReviewList
      headingLevel={headingLevel}
      sections={steps.map((step, index) => ({
        title: formatMessage(step.title),
        entries: Object.entries(answeredIn(step, values)).map(([name, field]) => ({
          label: label(name),
          value: answer(field, values[name]),
        })),
        onChange: () => goTo(index + 1),
      }))}
    />
  );
}
