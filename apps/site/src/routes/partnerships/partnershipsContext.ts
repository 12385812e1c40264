import { createContext, type ReactNode, useContext } from 'react';
import type { usePageContent } from './usePageContent.ts';
import type { useUpdateForm } from './useUpdateForm.tsx';

/** What the first screen and the sections below it share. */
interface PartnershipsState {
  content: ReturnType<typeof usePageContent>;
  updateForm: ReturnType<typeof useUpdateForm>;
  /** The button that opens the application, at the end of the page. */
  apply: ReactNode;
}

export const PartnershipsContext = createContext<PartnershipsState | null>(null);

/** For the sections of the page, which come later than its first screen. */
export function usePartnerships(): PartnershipsState {
  const state = useContext(PartnershipsContext);
  if (!state) throw new Error('usePartnerships is for the sections of the page of partnerships.');
  return state;
}
