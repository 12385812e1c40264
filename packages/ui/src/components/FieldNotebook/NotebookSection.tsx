import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { NotebookLeaf } from './NotebookLeaf.tsx';

export interface NotebookSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** A sentence or two under the title. */
  description?: ReactNode;
  /**
   * The heading level of the title; the look does not change.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** A section of a `FieldNotebook`. */
export function NotebookSection({
  title,
  description,
  headingLevel = 2,
  className,
  children,
  ...props
}: NotebookSectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} data-slot="notebook-section" className={cx('nz:bare', className)} {...props}>
      <NotebookLeaf className="nz:pb-8">
        <Heading id={id} data-slot="notebook-title" className="nz:type-h2">
          {title}
        </Heading>
        {description ? <p className="nz:mt-2 nz:text-text-2">{description}</p> : null}
      </NotebookLeaf>
      {children}
    </section>
  );
}
