import { readError } from '@nzete/api-client';
import { useConfirmEmailMutation } from '@nzete/api-client/accounts';
import { type SendFailure, sendResult } from '@nzete/api-client/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadUser } from '../../features/auth/auth.ts';
import type { SessionState } from '../../features/auth/useSession.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';

/** `already`: it was opened twice. `dead`: it is too old, or was mailed for another account. */
export type ConfirmationState = 'none' | 'sign-in' | 'checking' | 'confirmed' | 'already' | 'dead' | SendFailure;

const linkForm = /^#confirm=([\w-]{1,200})$/;

/** Follows the link of the mail, `/account#confirm=TOKEN`, once it is known who is signed in. */
export function useConfirmation(session: SessionState) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const [confirmEmail] = useConfirmEmailMutation();
  const [state, setState] = useState<ConfirmationState>('none');
  const confirm = async (token: string) => {
    setState('checking');
    const { error } = await confirmEmail({ emailConfirmation: { token } });
    const { status } = readError(error);
    const isAlready = status === 409;
    const isDead = status !== null && status >= 400 && status < 500 && status !== 429;
    const result = sendResult({ error });
    if (!result.ok && !isDead) return setState(result);
    // A link works once, and is nobody else's business on a shared device.
    await navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    // Later failures show when the page asks for what was sent.
    if (result.ok) await dispatch(loadUser()).catch(() => {});
    setState(result.ok ? 'confirmed' : isAlready ? 'already' : 'dead');
  };
  const confirmLink = useEffectEvent(confirm);
  useEffect(() => {
    const [, token] = linkForm.exec(hash) ?? [];
    if (!token || session === 'unknown' || session === 'unreachable') return;
    if (session === 'signed-in') void confirmLink(token);
    else setState('sign-in');
  }, [hash, session]);
  return { state, onRetry: () => void confirm(linkForm.exec(hash)?.[1] ?? '') };
}
