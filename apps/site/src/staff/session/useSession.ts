import { useSelector } from 'react-redux';
import type { StaffSession } from '../api.ts';
import { selectSession } from './sessionSlice.ts';

/** Who is signed in. Only inside the frame, which nobody sees who is not. */
export function useSession(): StaffSession {
  const session = useSelector(selectSession);
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}
