'use client';

import { type ComponentProps, type ReactNode, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import { FigureGroupContext } from './FigureGroup.tsx';
import { FigureOrigin, originLines } from './FigureOrigin.tsx';

export interface FigureNoteProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** What else holds for all figures, such as their period. It precedes the day. */
  children?: ReactNode;
}

/**
 * The day and the source of all figures of the `FigureGroup` around it, and the mark of samples and of an old count. Where the group says
 * none of them it is left out.
 *
 * Slots: `figure-note`.
 *
 * @example <FigureNote>The last 12 months.</FigureNote>
 */
export function FigureNote({ children, className, ...props }: FigureNoteProps) {
  const group = useContext(FigureGroupContext);
  if (!group?.noteId) return null;
  return (
    <span
      data-slot="figure-note"
      id={group.noteId}
      className={cx('nz:text-sm nz:text-text-muted', originLines, className)}
      {...props}
    >
      {children} <FigureOrigin {...group} />
    </span>
  );
}
