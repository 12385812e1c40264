import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { paper } from './NotebookLeaf.tsx';

export type FieldNotebookProps = ComponentProps<'div'>;

/**
 * A page of a field notebook, with a ruled margin. Its children are `NotebookSection`s with
 * `NotebookEntry`s or a `NotebookGrid`; a `NotebookCover` is directly above it, and may lie
 * on a `NotebookPicture`.
 *
 * Slots: `field-notebook`, `notebook-cover`, `notebook-picture`, `notebook-section`, `notebook-entry`, `notebook-grid`,
 * `notebook-title`, `notebook-icon`, `notebook-actions`, `notebook-tracks`.
 *
 * @example
 * <FieldNotebook>
 *   <NotebookSection title="What we plan">
 *     <NotebookEntry icon={<Leaf />} title="Shade for the okapi" description="Native trees along the river." />
 *   </NotebookSection>
 * </FieldNotebook>
 */
export function FieldNotebook({ className, ...props }: FieldNotebookProps) {
  return <div data-slot="field-notebook" className={cx(paper, className)} {...props} />;
}
