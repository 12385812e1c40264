'use client';

import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { PlaceholderOption, SelectControl } from './SelectControl.tsx';

export interface SelectOption {
  /** The submitted value. */
  value: string;
  /** The visible text. */
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** The options. For groups omit this and pass `<optgroup>`s as children. */
  options?: readonly SelectOption[];
  /**
   * An empty first option ("Choose a province"). If omitted, the first option is chosen initially.
   */
  placeholder?: string;
}

/**
 * One choice from a native select: the wheel of a phone, the menu of a desktop. `className` and
 * `style` go to the root; `ref` and everything else to the select, so
 * `{...formik.getFieldProps('province')}` works, controlled or not.
 *
 * Slots: `select-field`, `select-field-icon`.
 *
 * @example
 * <SelectField label="Province *" required placeholder="Choose a province" options={provinces} />
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
          {options.map(({ value, label: text, lang, isDisabled }) => (
            <option key={value} value={value} lang={lang} disabled={isDisabled}>
              {text}
            </option>
          ))}
          {children}
        </SelectControl>
      )}
    </Field>
  );
}
