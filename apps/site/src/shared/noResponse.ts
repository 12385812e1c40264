import { readError } from '@nzete/api-client';
import type { MessageDescriptor } from 'react-intl';
import { sharedMessages } from './messages.ts';

/** Why there is no response, and what to do. */
export const noResponseReason = (): MessageDescriptor =>
  navigator.onLine === false ? sharedMessages.isOffline : sharedMessages.noAnswer;

/** The same for the error of a call, if it got no response. */
export const reasonOf = (error: unknown): MessageDescriptor | undefined =>
  readError(error).status === null ? noResponseReason() : undefined;
