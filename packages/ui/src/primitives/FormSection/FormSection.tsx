import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

/** The progress of a section. */
export type FormSectionState = 'open' | 'now' | 'done';

export interface FormSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Its position among the sections, from 1. */
  index: number;
  /**
   * `now` is the current section, with a gold diamond. `done`: everything required in it is filled
   * in.
   * @default 'open'
   */
  state?: FormSectionState;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /**
   * The heading level.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A section of a long form on one page. Its siblings are the other sections: on large screens a
 * thread connects them, woven beside finished sections, with a numbered diamond at each. The thread
 * is decorative; the titles are read.
 *
 * Slots: `form-section`, `form-section-mark`, `form-section-title`, `form-section-description`.
 *
 * @example
 * <FormSection index={1} state="now" title="About you">
 *   <TextField label="First Name *" />
 * </FormSection>
 */
export function FormSection({
  index,
  state = 'open',
  title,
  description,
  headingLevel = 3,
  className,
  children,
  ...props
}: FormSectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="form-section"
      data-state={state}
      className={cx(
        'nz:min-w-0 nz:last:[--nz-thread:none] nz:border-line nz:not-first:border-t-[1.5px] nz:not-first:pt-8 nz:not-last:pb-8',
        'nz:lg:relative nz:lg:ps-18 nz:lg:not-first:border-t-0 nz:lg:not-first:pt-0 nz:lg:not-last:pb-10',
        className,
      )}
      {...props}
    >
      <Thread state={state} />
      <span aria-hidden="true" data-slot="form-section-mark" className={cx(mark, marks[state])}>
        <span className="nz:-rotate-45">
          {state === 'done' ? <Check className="nz:bare nz:size-4 nz:stroke-3" /> : index}
        </span>
      </span>
      <div className="nz:grid nz:gap-5">
        <div className="nz:grid nz:gap-1 nz:lg:min-h-9 nz:lg:content-center">
          <Heading data-slot="form-section-title" className="nz:type-h3">
            {title}
          </Heading>
          {description ? (
            <p data-slot="form-section-description" className="nz:text-text-muted">
              {description}
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </div>
  );
}

/** From this diamond to the next. */
function Thread({ state }: { state: FormSectionState }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'nz:absolute nz:hidden nz:lg:[display:var(--nz-thread,block)] nz:print:hidden',
        state === 'done'
          ? 'nz:start-[0.6875rem] nz:top-10 nz:-bottom-1 nz:w-6.5 nz:bg-sign nz:pattern-braid-down'
          : 'nz:start-[1.28125rem] nz:top-11 nz:bottom-1 nz:w-[7px] nz:border-line-strong nz:border-x-[1.5px]',
      )}
    />
  );
}

const mark = [
  'nz:absolute nz:start-[0.5625rem] nz:top-[3px] nz:hidden nz:size-7.5 nz:rotate-45 nz:place-items-center nz:border-2 nz:lg:grid',
  'nz:text-md nz:leading-none nz:font-bold nz:print:hidden',
].join(' ');
const marks = {
  open: 'nz:border-control nz:bg-surface nz:text-text-muted',
  now: 'nz:border-text nz:bg-offbeat nz:text-on-offbeat',
  // Not the primary colour, which is gold in the dark theme: only one diamond is gold.
  done: 'nz:border-sign nz:bg-sign nz:text-surface',
};
