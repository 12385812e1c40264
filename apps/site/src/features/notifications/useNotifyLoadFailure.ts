import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { useNotify } from './useNotify.ts';

/** Shows a message that code failed to load, and what to do. */
export function useNotifyLoadFailure(): () => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return () =>
    notify({
      tone: 'error',
      title: formatMessage(sharedMessages.scriptFailed),
      description: formatMessage(sharedMessages.partFailedText),
    });
}
