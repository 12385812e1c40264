import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '../../features/auth/auth.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { useIsHydrating } from '../../shared/useIsHydrating.ts';
import { type ResetOutcome, tokenIn } from './reset.ts';

/** The token of the link in the mail, and what came of it. The server does not see the fragment. */
export function useResetLink() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const isHydrating = useIsHydrating();
  const [used, setUsed] = useState<{ token: string; outcome: ResetOutcome }>();
  const linked = isHydrating ? undefined : tokenIn(hash);
  const token = linked === used?.token ? undefined : linked;
  const finish = (next: ResetOutcome) => {
    if (token) setUsed({ token, outcome: next });
    // Every session has ended, also that of this device.
    if (next === 'saved') dispatch(logout());
    // A link works once, and is nobody else's business on a shared device.
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return { token, outcome: token ? undefined : used?.outcome, finish };
}
