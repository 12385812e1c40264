'use client';

import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldControl } from '../Field/Field.variants.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /**
   * Sets the on-screen keyboard and the kind of autofill; pass `autoComplete` and `inputMode` too.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'datetime-local' | 'password';
  /** A decorative icon before the text. A search field has its own by default. */
  icon?: ReactNode;
}

/**
 * A labelled native `<input>` for one line of text. `className` and `style` go to the root; `ref`
 * and everything else to the input, so `{...formik.getFieldProps('email')}` works, controlled or
 * not.
 *
 * Slots: `text-field`, `text-field-icon`.
 *
 * @example
 * <TextField
 *   label="E-mail *"
 *   type="email"
 *   autoComplete="email"
 *   required
 *   error={error}
 *   {...formik.getFieldProps('email')}
 * />
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  style,
  type = 'text',
  icon,
  ...props
}: TextFieldProps) {
  const lead = icon ?? (type === 'search' ? <Search className="nz:bare" aria-hidden="true" /> : null);
  return (
    <Field
      data-slot="text-field"
      className={className}
      style={style}
      describedBy={props['aria-describedby']}
      {...{ label, hint, error, isOptional, id }}
    >
      {(control) => {
        const input = (
          <input
            {...props}
            {...control}
            type={type}
            className={cx(
              fieldControl(),
              lead && 'nz:ps-11',
              (type === 'date' || type === 'datetime-local') && 'nz:[&::-webkit-date-and-time-value]:text-start',
            )}
          />
        );
        return lead ? <WithIcon icon={lead}>{input}</WithIcon> : input;
      }}
    </Field>
  );
}

function WithIcon({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="nz:relative">
      <span
        aria-hidden="true"
        data-slot="text-field-icon"
        className="nz:pointer-events-none nz:absolute nz:inset-y-0 nz:start-3.5 nz:grid nz:place-items-center nz:text-text-muted nz:[&_svg]:size-5"
      >
        {icon}
      </span>
      {children}
    </div>
  );
}
