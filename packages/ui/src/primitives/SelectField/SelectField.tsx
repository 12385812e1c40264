'use client';

import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { PlaceholderOption, SelectControl } from './SelectControl.tsx';

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What the reader sees. */
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
        <SelectControl {...props} {...control}>
          {placeholder !== undefined && <PlaceholderOption>{placeholder}</PlaceholderOption>}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
          {children}
        </SelectControl>
      )}
    </Field>
  );
}
