'use client';

import { createContext, type ReactNode, useId, useMemo } from 'react';
import { hasOrigin, type Origin } from './FigureOrigin.tsx';

interface Group extends Origin {
  /** The id of the note, when there is anything to say in it. */
  noteId: string | undefined;
}

/** What the group says for the figures in it. */
export const FigureGroupContext = createContext<Group | undefined>(undefined);

export interface FigureGroupProps extends Origin {
  /** The figures, wherever they are in it, and one `FigureNote`. */
  children: ReactNode;
}

/**
 * Figures that share a day and a source: one `FigureNote` says both, and whether all of them are samples, instead of a line at each. A
 * Figure in it may be given its own day, source or mark, and shows what differs. It draws no element of its own. Each Figure refers to the
 * note, so both belong to one page, or to one dialog.
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
