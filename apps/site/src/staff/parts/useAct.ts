import { readError } from '@nzete/api-client';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { staffMessages } from '../messages.ts';
import { failureText } from './failure.ts';

/** Says how a call ended; without `done` only if it failed. Resolves with whether it worked. */
export function useAct(): (call: Promise<{ error?: unknown }>, done?: string) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return async (call, done) => {
    const { error } = await call;
    if (error !== undefined)
      notify({
        tone: 'error',
        title: formatMessage(readError(error).status === null ? staffMessages.mayBeDone : staffMessages.notDone),
        description: failureText(error, formatMessage),
      });
    else if (done !== undefined) notify({ tone: 'success', title: done });
    return error === undefined;
  };
}
