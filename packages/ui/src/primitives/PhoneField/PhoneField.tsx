'use client';

import { FormattedMessage } from 'react-intl';
import { usePhoneExample } from '../../internal/usePhoneExample.ts';
import { Field } from '../Field/Field.tsx';
import { fieldControl } from '../Field/Field.variants.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { phoneFieldMessages } from './PhoneField.messages.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon'> {}

/**
 * A telephone number: phones show the numeric keypad and autofill their own number. Nothing is
 * reformatted while typing; use `isPhoneNumber` in the schema. The example in its hint is the
 * provider's `phoneExample`. `className` and `style` go to the
 * root, everything else to the input.
 *
 * Slots: `phone-field`.
 *
 * @example <PhoneField label="Phone *" required {...form.text('phone')} />
 */
export function PhoneField({ label, hint, error, isOptional, id, className, style, ...props }: PhoneFieldProps) {
  const phone = usePhoneExample();
  return (
    <Field
      data-slot="phone-field"
      className={className}
      style={style}
      describedBy={props['aria-describedby']}
      hint={hint ?? <FormattedMessage {...phoneFieldMessages.hint} values={{ phone }} />}
      {...{ label, error, isOptional, id }}
    >
      {(control) => (
        <input autoComplete="tel" inputMode="tel" {...props} {...control} type="tel" className={fieldControl()} />
      )}
    </Field>
  );
}
