import { useDispatch } from 'react-redux';
import { type Notification, notify } from './notificationsSlice.ts';

/** Shows a message for a few seconds. Its texts are already in the visitor's language. */
export function useNotify(): (notification: Omit<Notification, 'id'>) => void {
  const dispatch = useDispatch();
  return (notification) => {
    dispatch(notify(notification));
  };
}
