import { createToastQueue, ToastRegion as Region } from '@nzete/ui/Toast';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { notificationShown, selectWaiting } from './notificationsSlice.ts';

/** Takes the waiting messages and shows them. */
export default function ToastRegion() {
  const [queue] = useState(() => createToastQueue());
  const waiting = useAppSelector(selectWaiting);
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const { id, ...content } of waiting) {
      queue.add(content);
      dispatch(notificationShown(id));
    }
  }, [waiting, queue, dispatch]);
  return <Region queue={queue} />;
}
