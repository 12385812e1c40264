'use client';

import { type ChangeEventHandler, type ComponentProps, type FocusEventHandler, useId } from 'react';
import type { FieldTexts } from '../primitives/Field/Field.tsx';

type FieldSetElementProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'onBlur' | 'defaultValue' | 'role'
>;

/** The props of native radios under one question. */
export interface RadiosProps extends FieldTexts, FieldSetElementProps {
  /** Ties the options together and names the value in a form; generated when left out. */
  name?: string;
  /** The chosen value, when the caller keeps it. */
  value?: string;
  /** Of the option that was chosen. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Of the option that was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** The name, the value and the state of each radio: chosen by `value`, or at the start by `first`. */
export function useRadios({ name, value }: Pick<RadiosProps, 'name' | 'value'>, first: string | undefined) {
  const generated = useId();
  return (option: string) => ({
    type: 'radio' as const,
    name: name ?? generated,
    value: option,
    ...(value === undefined ? { defaultChecked: option === first } : { checked: option === value }),
  });
}
