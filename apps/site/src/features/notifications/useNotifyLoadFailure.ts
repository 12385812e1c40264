import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { useNotify } from './useNotify.ts';

/** Says that the code of something that was pressed did not come, and what to do. */
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
