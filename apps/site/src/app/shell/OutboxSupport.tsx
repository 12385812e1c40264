import { use, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { LoadPageContext } from '../../shared/loadPage.ts';
import { OutboxNote } from '../../shared/outbox/OutboxNote.tsx';
import { openOutbox } from '../../shared/outbox/outbox.ts';
import '../../shared/outbox/outboxListener.ts';
import { selectOutbox } from '../../shared/outbox/outboxSlice.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { outboxPath } from '../../shared/routes.ts';
import { storedFlag } from './storedFlag.ts';

interface OutboxSupportProps {
  /** An earlier visit has left something. */
  opens: boolean;
}

/** Sends what waits in the outbox, and says so in the header. */
export default function OutboxSupport({ opens }: OutboxSupportProps) {
  const dispatch = useDispatch<AppDispatch>();
  const loadPage = use(LoadPageContext);
  const notify = useNotify();
  useEffect(() => {
    // Once there is no network, it would be too late to load the page. Without its texts nothing is
    // said, but the forms are sent.
    const open = () => (opens ? dispatch(openOutbox()) : undefined);
    loadPage(outboxPath).then(open, open);
  }, [dispatch, loadPage, opens]);
  const { isRead, forms } = useSelector(selectOutbox);
  useEffect(() => {
    if (isRead) storedFlag.write(forms.length > 0);
  }, [isRead, forms]);
  return <OutboxNote onNews={notify} />;
}
