import { useFormat } from '@nzete/ui/format';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { conditionMessages, csvMessages } from './csv.messages.ts';
import type { CsvReader } from './downloads.ts';

/** Whose spreadsheet opens a CSV file: that of the page's language. */
export function useCsvReader(): CsvReader {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return useMemo(
    () => ({
      half: number(0.5),
      nameOf: (name) => formatMessage(csvMessages[name]),
      conditionOf: (condition) => formatMessage(conditionMessages[condition]),
    }),
    [formatMessage, number],
  );
}
