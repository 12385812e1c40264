import { readError } from '@nzete/api-client';
import type { MessageDescriptor } from 'react-intl';
import { noResponseReason } from '../../shared/noResponse.ts';
import { staffMessages } from '../messages.ts';

type Format = (message: MessageDescriptor) => string;

/** Why a call failed: the sentence of the server, or that there was no answer. */
export function failureText(error: unknown, formatMessage: Format): string {
  const { status, detail } = readError(error);
  if (status === null) return formatMessage(noResponseReason());
  return detail ?? formatMessage(staffMessages.notDone);
}
