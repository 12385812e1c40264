import type { SendFailure } from '@nzete/ui/SendOutcome';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { messages } from './messages.ts';

/** Shows that an application was not sent. What to do is said beside its button. */
export function useNotifyFailure(): (failure: SendFailure) => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return (failure) => {
    const detail = failure.reason === 'other' ? failure.detail : undefined;
    notify({
      tone: 'error',
      title: formatMessage(messages.failedTitle),
      description: detail ?? formatMessage(messages.failedText),
    });
  };
}
