import type { ClimateRecord } from '@nzete/api-client/climate';
import { useIntl } from 'react-intl';
import { recordMessages } from './record.messages.ts';

/** Whose the weather of a record is, or that it is a sample. */
export function useRecordSource({ source }: Pick<ClimateRecord, 'source'>): string {
  const { formatMessage } = useIntl();
  return formatMessage(source === 'sample' ? recordMessages.sample : recordMessages.source);
}

/** The same behind "Source:", where a mark says already that it is a sample. */
export function useMarkedSource({ source }: Pick<ClimateRecord, 'source'>): string {
  const { formatMessage } = useIntl();
  return formatMessage(source === 'sample' ? recordMessages.usual : recordMessages.source);
}
