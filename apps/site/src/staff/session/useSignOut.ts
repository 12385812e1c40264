import { staffApi } from '@nzete/api-client/staff';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { staffMessages } from '../messages.ts';
import { staffBase, staffPaths } from '../paths.ts';
import { forgetKept } from './kept.ts';

/** Ends the session, and loads the sign-in as a new document, so that nothing stays in memory. */
export function useSignOut(): () => void {
  const { formatMessage } = useIntl();
  const [signOut] = staffApi.useStaffSignOutMutation();
  const notify = useNotify();
  return () => {
    signOut({}).then(({ error }) => {
      if (error && 'status' in error && error.status !== 401) {
        notify({
          tone: 'error',
          title: formatMessage(staffMessages.signOutFailed),
          description: formatMessage(staffMessages.signOutFailedText),
        });
        return;
      }
      forgetKept();
      window.location.assign(staffBase + staffPaths.signIn);
    }, console.error);
  };
}
