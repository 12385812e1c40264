'use client';

import { type ComponentProps, type ReactNode, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import { FigureGroupContext } from './FigureGroup.tsx';
import { FigureOrigin, originLines } from './FigureOrigin.tsx';

export interface FigureNoteProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** What else applies to all figures, such as their period. Shown before the date. */
  children?: ReactNode;
}

/**
 * The date and the source of all figures of the surrounding `FigureGroup`, and the marks for
 * samples and old counts. It is omitted if the group has none of them.
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
