import { useAppDispatch } from '../hooks.ts';
import { type Notification, notify } from './notificationsSlice.ts';

/** Shows a message for a few seconds. Its texts are already in the visitor's language. */
export function useNotify(): (notification: Omit<Notification, 'id'>) => void {
  const dispatch = useAppDispatch();
  return (notification) => {
    dispatch(notify(notification));
  };
}
