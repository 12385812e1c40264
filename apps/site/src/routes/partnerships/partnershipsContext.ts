import { createContext, type ReactNode, useContext } from 'react';
import type { usePageContent } from './usePageContent.ts';
import type { useUpdateForm } from './useUpdateForm.tsx';

/** Shared by the first screen and the lazy sections below it. */
interface PartnershipsState {
  content: ReturnType<typeof usePageContent>;
  updateForm: ReturnType<typeof useUpdateForm>;
  /** The button that opens the application, at the end of the page. */
  apply: ReactNode;
}

export const PartnershipsContext = createContext<PartnershipsState | null>(null);

/** A context, because the sections are lazy and have no props. */
export function usePartnerships(): PartnershipsState {
  const state = useContext(PartnershipsContext);
  if (!state) throw new Error('usePartnerships must be used inside the partnerships page.');
  return state;
}
