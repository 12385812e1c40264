import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { type Notification, notify } from './notificationsSlice.ts';

/**
 * Shows a message, which must be translated, for a few seconds. It takes the place of an error that
 * the same component has shown before.
 */
export function useNotify(): (notification: Omit<Notification, 'id' | 'source'>) => void {
  const dispatch = useDispatch();
  const source = useId();
  return (notification) => {
    dispatch(notify({ ...notification, source }));
  };
}
