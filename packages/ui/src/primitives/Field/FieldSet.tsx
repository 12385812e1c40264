'use client';

import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldLabel, type FieldTexts, useFieldIds } from './Field.tsx';
import { FieldHelp, isShown } from './FieldHelp.tsx';

export interface FieldSetProps extends FieldTexts, ComponentProps<'fieldset'> {}

/**
 * Several controls under one question: a list of checkboxes, the parts of an address. The hint or
 * error follows the question, before the controls, so that it is read first. `className`, `ref` and
 * the rest go to the `<fieldset>`.
 *
 * @example
 * <FieldSet label="Areas of interest" error={error}>
 *   <CheckboxField name="areas" value="water" label="Clean water" />
 *   <CheckboxField name="areas" value="trees" label="Trees" />
 * </FieldSet>
 */
export function FieldSet({ label, hint, error, isOptional, id, className, children, ...props }: FieldSetProps) {
  const { 'aria-describedby': describedBy, ...rest } = props;
  const ids = useFieldIds({ id, hint, error, describedBy });
  // Only a radiogroup supports aria-invalid; for other groups the description has the error.
  const invalid = rest.role === 'radiogroup' ? isShown(error) : undefined;
  return (
    <fieldset
      id={ids.id}
      data-slot="field-set"
      data-field=""
      aria-describedby={ids.describedBy}
      aria-invalid={invalid}
      className={cx('nz:min-w-0', className)}
      {...rest}
    >
      <legend data-slot="field-set-legend" className="nz:mb-1 nz:text-md nz:leading-[1.4] nz:font-semibold">
        <FieldLabel label={label} isOptional={isOptional} />
      </legend>
      <FieldHelp id={ids.help} hint={hint} error={error} className="nz:mb-1" />
      {children}
    </fieldset>
  );
}
