'use client';

import { Check } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { choiceMark, choiceRow } from '../../internal/choice.variants.ts';
import { cx } from '../../internal/cx.ts';
import { FieldLabel, type FieldTexts, useFieldIds } from '../Field/Field.tsx';
import { FieldHelp, isShown } from '../Field/FieldHelp.tsx';

export interface CheckboxFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> {
  /**
   * The value submitted when the box is ticked. A boolean is used as `checked`, because that is
   * what `formik.getFieldProps('agree')` returns.
   */
  value?: string | boolean;
  /**
   * Neither ticked nor empty: some items of a list are ticked. Update those in `onChange`.
   * @default false
   */
  isIndeterminate?: boolean;
}

/**
 * A native checkbox with its label; the whole row is clickable. Put several under one question into
 * a `FieldSet`. `className` and `style` go to the root; `ref` and everything else to the input.
 *
 * Slots: `checkbox-field`, `checkbox-field-label`, `checkbox-field-control`.
 *
 * @example
 * <CheckboxField
 *   label="I agree to be contacted *"
 *   required
 *   error={error}
 *   {...formik.getFieldProps('agree')}
 * />
 */
export function CheckboxField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  style,
  ref,
  value,
  isIndeterminate = false,
  ...props
}: CheckboxFieldProps) {
  const ids = useFieldIds({ id, hint, error, describedBy: props['aria-describedby'] });
  const input = useIndeterminate(isIndeterminate);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input]);
  const state = typeof value === 'boolean' ? { checked: value } : { value };
  return (
    <div data-slot="checkbox-field" data-field="" className={cx('nz:min-w-0', className)} style={style}>
      <label data-slot="checkbox-field-label" className={choiceRow()}>
        <span className="nz:relative nz:grid nz:size-6 nz:shrink-0">
          <input
            {...state}
            {...props}
            id={ids.id}
            ref={input}
            type="checkbox"
            data-slot="checkbox-field-control"
            aria-describedby={ids.describedBy}
            aria-invalid={isShown(error)}
            // Scrolls the error into view with the box; the label between them may have several
            // lines.
            className={cx(
              choiceMark({ shape: 'square', invalid: isShown(error) }),
              isShown(error) && 'nz:scroll-mb-32',
            )}
          />
          <Check aria-hidden="true" className={tick} />
          <span aria-hidden="true" className={dash} />
        </span>
        <span className="nz:min-w-0">
          <FieldLabel label={label} isOptional={isOptional} />
        </span>
      </label>
      <FieldHelp id={ids.help} hint={hint} error={error} className="nz:-mt-2 nz:pb-2 nz:ps-9" />
    </div>
  );
}

/** `indeterminate` has no attribute, and the browser clears it on every press. */
function useIndeterminate(isIndeterminate: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return input;
}

const tick = [
  'nz:pointer-events-none nz:absolute nz:inset-0.75 nz:size-4.5 nz:stroke-3 nz:text-on-primary nz:opacity-0 nz:group-has-checked/choice:opacity-100',
  'nz:group-has-indeterminate/choice:opacity-0 nz:group-has-disabled/choice:text-text-muted nz:forced-colors:hidden',
].join(' ');
const dash = [
  'nz:pointer-events-none nz:absolute nz:start-1.5 nz:top-[0.65625rem] nz:h-[3px] nz:w-3 nz:bg-on-primary nz:opacity-0 nz:group-has-indeterminate/choice:opacity-100',
  'nz:group-has-disabled/choice:bg-text-muted nz:forced-colors:hidden',
].join(' ');
