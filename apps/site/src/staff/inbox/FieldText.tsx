import { phoneLink, readablePhone } from '@nzete/domain';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountRange, choiceName } from './fields.ts';
import { entryMessages } from './texts/entryMessages.ts';
import type { FieldValue } from './types.ts';

const dateKeys = ['dateOfBirth', 'retainedUntil', 'updatedAt'];
const amountKeys = ['income', 'expectedTransactionVolume'];

/** A value in words of the reader's language; what was typed stays as it was typed. */
export function FieldText({ field, value }: { field: string; value: FieldValue }): ReactNode {
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  const inWords = (text: string) => {
    const choice = choiceName(field, text);
    return choice ? formatMessage(choice) : text;
  };
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? entryMessages.yes : entryMessages.no)} />;
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (value === null) return null;
  if (field === 'email')
    return (
      <Link variant="inline" href={`mailto:${value}`}>
        {value}
      </Link>
    );
  if (field === 'phone')
    return (
      <Link variant="inline" href={phoneLink(value)}>
        {readablePhone(value)}
      </Link>
    );
  if (dateKeys.includes(field) && !Number.isNaN(Date.parse(value))) return date(value);
  const range = amountKeys.includes(field) ? amountRange(value) : undefined;
  if (range) return amount(range, (dollars) => `${number(dollars)} $`);
  return inWords(value);
}

function amount({ from, to }: { from?: number; to?: number }, dollars: (value: number) => string) {
  if (from === undefined) return `< ${dollars(to ?? 0)}`;
  return to === undefined ? `> ${dollars(from)}` : `${dollars(from)} – ${dollars(to)}`;
}
