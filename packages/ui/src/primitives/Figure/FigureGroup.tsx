'use client';

import { createContext, type ReactNode, useId, useMemo } from 'react';
import { hasOrigin, type Origin } from './FigureOrigin.tsx';

interface Group extends Origin {
  /** The id of the note, if it is rendered. */
  noteId: string | undefined;
}

/** What the group provides to its figures. */
export const FigureGroupContext = createContext<Group | undefined>(undefined);

export interface FigureGroupProps extends Origin {
  /** The figures, at any depth, and one `FigureNote`. */
  children: ReactNode;
}

/**
 * Figures with the same date and source: one `FigureNote` shows both, and whether all are samples,
 * instead of one line each. A Figure in it may have its own date, source or mark, and then shows
 * what differs. It renders no element. The figures refer to the note by id, so all must be in one
 * page or dialog.
 *
 * @example
 * <FigureGroup asOf="2026-05-31" source={{ label: 'Monthly reports', href: '/reports' }}>
 *   <Figure value={50000} isAtLeast label="Trees planted" />
 *   <Figure value={1} label="Borehole" />
 *   <FigureNote />
 * </FigureGroup>
 */
export function FigureGroup({ asOf, source, isSample = false, children }: FigureGroupProps) {
  const id = useId();
  const noteId = hasOrigin({ asOf, source, isSample }) ? id : undefined;
  const group = useMemo(() => ({ asOf, source, isSample, noteId }), [asOf, source, isSample, noteId]);
  return <FigureGroupContext value={group}>{children}</FigureGroupContext>;
}
