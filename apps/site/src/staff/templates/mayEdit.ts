import { useSession } from '../session/useSession.ts';

/** Whether the role may change templates; a reader reads them. */
export const useMayEdit = (): boolean => useSession().role !== 'reader';
