import type { ClimateRecord } from '@nzete/api-client/climate';
import { useIntl } from 'react-intl';
import { recordMessages } from './record.messages.ts';

/** The source of a record, or that it is a sample. */
export function useRecordSource({ source }: Pick<ClimateRecord, 'source'>): string {
  const { formatMessage } = useIntl();
  return formatMessage(source === 'sample' ? recordMessages.sample : recordMessages.source);
}

/** The source for use after "Source:", beside a sample mark. */
export function useMarkedSource({ source }: Pick<ClimateRecord, 'source'>): string {
  const { formatMessage } = useIntl();
  return formatMessage(source === 'sample' ? recordMessages.usual : recordMessages.source);
}
