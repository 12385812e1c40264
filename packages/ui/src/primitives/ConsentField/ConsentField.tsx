import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { CheckboxField, type CheckboxFieldProps } from '../CheckboxField/CheckboxField.tsx';

export interface ConsentFieldProps extends Omit<CheckboxFieldProps, 'hint' | 'isIndeterminate'> {
  /** What the visitor agrees to, as a sentence in the first person. */
  label: ReactNode;
  /** What it means and how to withdraw it. Unlike a hint, it stays when there is an error. */
  description?: ReactNode;
}

/**
 * One consent with a checkbox, in its own frame: each consent is given separately, never as a list.
 * `className` and `style` go to the root; `ref` and everything else to the input, so
 * `{...form.checkbox('agree')}` works.
 *
 * Slots: `consent-field`, `consent-field-description`.
 *
 * @example
 * <ConsentField
 *   label="I agree that my data are processed *"
 *   description="Only to check who I am."
 *   required
 *   {...form.checkbox('agree')}
 * />
 */
export function ConsentField({ description, className, style, ...props }: ConsentFieldProps) {
  const descriptionId = useId();
  const describedBy = [props['aria-describedby'], description && descriptionId].filter(Boolean).join(' ') || undefined;
  return (
    <div
      data-slot="consent-field"
      data-field=""
      style={style}
      className={cx(
        'nz:min-w-0 nz:rounded-control nz:border-[1.5px] nz:border-control nz:bg-surface nz:px-3.5 nz:py-0.5',
        'nz:has-checked:border-primary nz:has-checked:bg-primary-soft nz:has-checked:text-on-primary-soft',
        'nz:has-[[aria-invalid=true]]:border-danger',
        className,
      )}
    >
      <CheckboxField {...props} aria-describedby={describedBy} className="nz:font-semibold" />
      {description ? (
        <div
          id={descriptionId}
          data-slot="consent-field-description"
          className="nz:-mt-1.5 nz:ps-9 nz:pb-3 nz:text-md nz:text-text-2"
        >
          {description}
        </div>
      ) : null}
    </div>
  );
}
