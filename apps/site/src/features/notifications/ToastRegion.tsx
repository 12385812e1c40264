import { createToastQueue, ToastRegion as Region } from '@nzete/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notificationShown, selectWaiting } from './notificationsSlice.ts';

/** Shows the queued messages. */
export default function ToastRegion() {
  const [queue] = useState(() => createToastQueue());
  const waiting = useSelector(selectWaiting);
  const dispatch = useDispatch();
  /** The key of the last error of each source. */
  const errors = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id, source = '', ...content } of waiting) {
      const error = errors.current.get(source);
      if (error) queue.close(error);
      errors.current.delete(source);
      const key = queue.add(content);
      if (source && content.tone === 'error') errors.current.set(source, key);
      dispatch(notificationShown(id));
    }
  }, [waiting, queue, dispatch]);
  return <Region queue={queue} />;
}
