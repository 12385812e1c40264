import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface LetterFormProps extends ComponentProps<'form'> {
  /** The first line of the letter. */
  greeting: ReactNode;
  /** The word on the stamp, such as "Arrived". Decorative: say the same in a message. */
  stamp: ReactNode;
  /**
   * Whether the letter has arrived, so that it has its stamp.
   * @default false
   */
  isStamped?: boolean;
  /** The fields, the outcome and the button. */
  children: ReactNode;
}

/**
 * A form that looks like a letter: a sheet with the edge of an envelope, a greeting, and a place for
 * a stamp. Its fields are its children.
 *
 * Slots: `letter-form`, `letter-form-greeting`, `letter-form-stamp`.
 *
 * @example
 * <LetterForm aria-label="Send feedback" greeting="To the Nzete Foundation," stamp="Arrived" isStamped={result?.ok} onSubmit={formik.handleSubmit}>
 *   <TextArea {...form.field('message')} />
 *   <Button type="submit">Send</Button>
 * </LetterForm>
 */
export function LetterForm({ greeting, stamp, isStamped = false, children, className, ...props }: LetterFormProps) {
  return (
    <form
      data-slot="letter-form"
      noValidate
      // If submitted before hydration, the values must not end up in the URL.
      method="post"
      className={cx(
        'nz:relative nz:grid nz:gap-6 nz:bg-surface nz:p-[clamp(1.25rem,5vw,3.5rem)] nz:max-sm:pt-10 nz:cut-corner nz:cut-lg',
        className,
      )}
      {...props}
    >
      {/* The edge of an envelope. */}
      <span
        aria-hidden="true"
        className="nz:absolute nz:inset-x-0 nz:top-0 nz:h-2.5 nz:bg-[repeating-linear-gradient(135deg,currentColor_0_20px,transparent_20px_40px)] nz:text-info"
      />
      <div className="nz:flex nz:min-h-24 nz:items-start nz:justify-between nz:gap-4 nz:large-text:flex-col-reverse">
        <p data-slot="letter-form-greeting" className="nz:type-h3 nz:self-end">
          {greeting}
        </p>
        <span
          aria-hidden="true"
          data-slot="letter-form-stamp"
          className="nz:grid nz:h-24 nz:w-20 nz:shrink-0 nz:place-items-center nz:border-[1.5px] nz:border-line-strong nz:border-dashed nz:max-sm:me-6"
        >
          {isStamped ? (
            <span className="nz:-rotate-12 nz:border-[3px] nz:border-give nz:px-2 nz:py-1 nz:text-sm nz:font-bold nz:text-give">
              {stamp}
            </span>
          ) : null}
        </span>
      </div>
      {children}
    </form>
  );
}
