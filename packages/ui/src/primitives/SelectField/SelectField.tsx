'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldControl } from '../Field/Field.variants.ts';

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What one reads. */
  label: string;
  /** @default false */
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** The choices. For groups leave this out and pass `<optgroup>`s as children. */
  options?: readonly SelectOption[];
  /** The first, empty choice ("Choose a province"). Without it the first option is chosen from the start. */
  placeholder?: string;
}

/**
 * One choice of several from the system's own list: the phone's wheel, the desktop's menu. `className` and `style` go to the root; `ref` and
 * everything else to the select, so `{...formik.getFieldProps('province')}` works, controlled or not.
 *
 * Slots: `select-field`, `select-field-icon`.
 *
 * @example <SelectField label="Province *" required placeholder="Choose a province" options={provinces} />
 */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  style,
  options = [],
  placeholder,
  children,
  ...props
}: SelectFieldProps) {
  const describedBy = props['aria-describedby'];
  return (
    <Field data-slot="select-field" {...{ label, hint, error, isOptional, id, className, style, describedBy }}>
      {(control) => (
        <div className="nz:relative">
          <select {...props} {...control} className={cx(fieldControl(), select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            data-slot="select-field-icon"
            className="nz:pointer-events-none nz:absolute nz:end-3.5 nz:top-1/2 nz:size-5 nz:-translate-y-1/2 nz:forced-colors:text-[FieldText]"
          />
        </div>
      )}
    </Field>
  );
}

// A long value wraps, so that the whole of it is read. The system draws the open list; on a ground of its own it would else take the text's colour without the ground.
const select = [
  'nz:cursor-pointer nz:whitespace-normal nz:pe-11 nz:disabled:cursor-not-allowed nz:[&_option]:bg-surface nz:[&_option]:text-text',
  'nz:not-disabled:not-aria-[invalid=true]:has-[option[value=""]:checked]:text-text-muted',
];
