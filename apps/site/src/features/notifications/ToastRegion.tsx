import { createToastQueue, ToastRegion as Region } from '@nzete/ui/Toast';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notificationShown, selectWaiting } from './notificationsSlice.ts';

/** Shows the queued messages. */
export default function ToastRegion() {
  const [queue] = useState(() => createToastQueue());
  const waiting = useSelector(selectWaiting);
  const dispatch = useDispatch();
  useEffect(() => {
    for (const { id, ...content } of waiting) {
      queue.add(content);
      dispatch(notificationShown(id));
    }
  }, [waiting, queue, dispatch]);
  return <Region queue={queue} />;
}
