import { readError } from '@nzete/api-client';
import { useConfirmEmailMutation } from '@nzete/api-client/accounts';
import { type SendFailure, sendResult } from '@nzete/api-client/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadUser } from '../../features/auth/auth.ts';
import { selectToken } from '../../features/auth/authSlice.ts';
import type { AppDispatch, RootState } from '../../shared/rootReducer.ts';

/** `dead`: the link was used or is too old. */
export type ConfirmationState = 'none' | 'checking' | 'confirmed' | 'dead' | SendFailure;

const linkForm = /^#confirm=([\w-]{1,200})$/;

/** Follows the link of the mail, `/account#confirm=TOKEN`. */
export function useConfirmation() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const { getState } = useStore<RootState>();
  const [confirmEmail] = useConfirmEmailMutation();
  const [state, setState] = useState<ConfirmationState>('none');
  const confirm = async (token: string) => {
    setState('checking');
    const { error } = await confirmEmail({ emailConfirmation: { token } });
    const { status } = readError(error);
    const isDead = status !== null && status >= 400 && status < 500 && status !== 429;
    const result = sendResult({ error });
    if (!result.ok && !isDead) return setState(result);
    // A link works once, and is nobody else's business on a shared device.
    await navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    // Later failures show when the page asks for what was sent.
    if (result.ok && selectToken(getState())) await dispatch(loadUser()).catch(() => {});
    setState(result.ok ? 'confirmed' : 'dead');
  };
  const start = useEffectEvent(() => {
    const [, token] = linkForm.exec(hash) ?? [];
    if (token) void confirm(token);
  });
  useEffect(() => {
    if (hash) start();
  }, [hash]);
  return { state, onRetry: () => void confirm(linkForm.exec(hash)?.[1] ?? '') };
}
