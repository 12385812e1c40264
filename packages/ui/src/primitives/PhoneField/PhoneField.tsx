'use client';

import { FormattedMessage } from 'react-intl';
import { Field } from '../Field/Field.tsx';
import { fieldControl } from '../Field/Field.variants.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { phoneFieldMessages } from './PhoneField.messages.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon'> {}

/**
 * A telephone number: the phone shows its number keys and fills in its own. Nothing is inserted or moved during typing; `isPhoneNumber` is
 * for the schema. `className` and `style` go to the root, everything else to the input.
 *
 * Slots: `phone-field`.
 *
 * @example <PhoneField label="Phone *" required {...form.field('phone')} />
 */
export function PhoneField({ label, hint, error, isOptional, id, className, style, ...props }: PhoneFieldProps) {
  return (
    <Field
      data-slot="phone-field"
      className={className}
      style={style}
      describedBy={props['aria-describedby']}
      hint={hint ?? <FormattedMessage {...phoneFieldMessages.hint} />}
      {...{ label, error, isOptional, id }}
    >
      {(control) => (
        <input autoComplete="tel" inputMode="tel" {...props} {...control} type="tel" className={fieldControl()} />
      )}
    </Field>
  );
}
