import { useConditionWords } from '@nzete/ui/ConditionIcon';
import { useFormat } from '@nzete/ui/format';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { csvMessages } from './csv.messages.ts';
import type { CsvReader } from './downloads.ts';

/** A CSV file is written in the language of the page. */
export function useCsvReader(): CsvReader {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const conditionOf = useConditionWords();
  return useMemo(
    () => ({ formatNumber: number, nameOf: (name) => formatMessage(csvMessages[name]), conditionOf }),
    [formatMessage, number, conditionOf],
  );
}
