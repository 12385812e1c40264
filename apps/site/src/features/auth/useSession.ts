import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { restoreSession } from './auth.ts';
import { selectToken, selectUser } from './authSlice.ts';
import { hasStoredToken } from './storedToken.ts';

/**
 * `unknown` while a session is being restored, and on the server; `ended` when there was one and the
 * server or the visitor has ended it.
 */
export type SessionState = 'unknown' | 'signed-out' | 'signed-in' | 'ended';

/** Whether the visitor is signed in; restores the session of an earlier visit. */
export function useSession() {
  const dispatch = useDispatch<AppDispatch>();
  const user = useSelector(selectUser);
  const token = useSelector(selectToken);
  const [isStarted, setStarted] = useState(false);
  const [wasThere, setWasThere] = useState(false);
  if (token && !wasThere) setWasThere(true);
  useEffect(() => {
    if (hasStoredToken()) setWasThere(true);
    void dispatch(restoreSession());
    setStarted(true);
  }, [dispatch]);
  return { user, state: stateOf() };

  function stateOf(): SessionState {
    if (user) return 'signed-in';
    if (token || !isStarted) return 'unknown';
    return wasThere ? 'ended' : 'signed-out';
  }
}
