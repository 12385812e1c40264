import { Check } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { choiceMark, choiceRow } from '../../internal/choice.variants.ts';
import { cx } from '../../internal/cx.ts';
import { FieldLabel, type FieldTexts, useFieldIds } from '../Field/Field.tsx';
import { FieldHelp, isShown } from '../Field/FieldHelp.tsx';

export interface CheckboxFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> {
  /**
   * What the form sends when the box is ticked. A boolean is taken for `checked`, because that is what `formik.getFieldProps('agree')`
   * holds.
   */
  value?: string | boolean;
  /**
   * Neither ticked nor empty: some of a list are. Its ticks are yours to change in `onChange`.
   * @default false
   */
  isIndeterminate?: boolean;
}

/**
 * A native checkbox with its words beside it; the whole row is pressed. For several under one question put them into a `FieldSet`.
 * `className` goes to the root; `ref` and everything else to the input.
 *
 * @example <CheckboxField label="I agree to be contacted *" required error={error} {...formik.getFieldProps('agree')} />
 */
export function CheckboxField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
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
    <div data-slot="checkbox-field" data-field="" className={cx('min-w-0', className)}>
      <label className={choiceRow()}>
        <span className="relative grid size-6 shrink-0">
          <input
            {...state}
            {...props}
            id={ids.id}
            ref={input}
            type="checkbox"
            aria-describedby={ids.describedBy}
            aria-invalid={isShown(error)}
            className={choiceMark({ shape: 'square', invalid: isShown(error) })}
          />
          <Check aria-hidden="true" className={tick} />
          <span aria-hidden="true" className={dash} />
        </span>
        <span className="min-w-0">
          <FieldLabel label={label} isOptional={isOptional} />
        </span>
      </label>
      <FieldHelp id={ids.help} hint={hint} error={error} className="-mt-2 pb-2 ps-9" />
    </div>
  );
}

/** `indeterminate` has no attribute, and the browser drops it with each press. */
function useIndeterminate(isIndeterminate: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return input;
}

const tick = [
  'pointer-events-none absolute inset-0.75 size-4.5 stroke-3 text-on-primary opacity-0 peer-checked:opacity-100',
  'peer-indeterminate:opacity-0 peer-disabled:text-text-muted forced-colors:hidden',
].join(' ');
const dash = [
  'pointer-events-none absolute start-1.5 top-[0.65625rem] h-[3px] w-3 bg-on-primary opacity-0 peer-indeterminate:opacity-100',
  'peer-disabled:bg-text-muted forced-colors:hidden',
].join(' ');
