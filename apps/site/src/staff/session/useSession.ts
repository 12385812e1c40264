import type { StaffSession } from '@nzete/api-client/staff';
import { useSelector } from 'react-redux';
import { selectSession } from './sessionSlice.ts';

/** Who is signed in. For pages inside the frame, which shows only after signing in. */
export function useSession(): StaffSession {
  const session = useSelector(selectSession);
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}
