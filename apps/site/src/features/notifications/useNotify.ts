import { useDispatch } from 'react-redux';
import { type Notification, notify } from './notificationsSlice.ts';

/** Shows a message, which must be translated, for a few seconds. */
export function useNotify(): (notification: Omit<Notification, 'id'>) => void {
  const dispatch = useDispatch();
  return (notification) => {
    dispatch(notify(notification));
  };
}
