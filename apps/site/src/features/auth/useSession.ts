import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { restoreSession } from './auth.ts';
import { selectIsUnreachable, selectToken, selectUser } from './authSlice.ts';
import { hasStoredToken } from './storedToken.ts';

/**
 * `unknown` while a session is being restored, and on the server; `ended` when there was one and the
 * server or the visitor has ended it; `unreachable` while there is no answer about it.
 */
export type SessionState = 'unknown' | 'signed-out' | 'signed-in' | 'ended' | 'unreachable';

/** Whether the visitor is signed in; restores the session of an earlier visit. */
export function useSession() {
  const dispatch = useDispatch<AppDispatch>();
  const user = useSelector(selectUser);
  const token = useSelector(selectToken);
  const isUnreachable = useSelector(selectIsUnreachable);
  const [isStarted, setStarted] = useState(false);
  const [wasThere, setWasThere] = useState(false);
  if (token && !wasThere) setWasThere(true);
  useEffect(() => {
    if (hasStoredToken()) setWasThere(true);
    void dispatch(restoreSession());
    setStarted(true);
  }, [dispatch]);
  const retry = useCallback(() => void dispatch(restoreSession()), [dispatch]);
  useEffect(() => {
    if (!isUnreachable) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreachable, retry]);
  return { user, state: stateOf(), retry };

  function stateOf(): SessionState {
    if (user) return 'signed-in';
    if (token || !isStarted) return 'unknown';
    if (isUnreachable) return 'unreachable';
    return wasThere ? 'ended' : 'signed-out';
  }
}
