'use client';

import { type ChangeEventHandler, type ComponentProps, type FocusEventHandler, type ReactNode, useId } from 'react';
import { choiceMark, choiceRow } from '../../internal/choice.variants.ts';
import { cx } from '../../internal/cx.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { isShown } from '../Field/FieldHelp.tsx';
import { FieldSet } from '../Field/FieldSet.tsx';
import { radioAside, radioOption, radioOptions } from './RadioGroup.variants.ts';

export interface RadioOption {
  /** The submitted value. */
  value: string;
  label: ReactNode;
  /** A second line in smaller type; read with the label. */
  hint?: ReactNode;
  /**
   * At the end of the row, or under the label in a narrow row: a small graphic with its text. It
   * describes the option.
   */
  aside?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'onBlur' | 'defaultValue' | 'role'> {
  options: readonly RadioOption[];
  /** Groups the radios and names the value in a form; generated if omitted. */
  name?: string;
  /** The chosen value, if the group is controlled. */
  value?: string;
  /** The initial value, if the group is uncontrolled. */
  defaultValue?: string;
  /** Called with the change event of the chosen option. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called with the blur event of an option. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** @default false */
  required?: boolean;
  /**
   * `boxed` gives each option a frame, side by side if there is space: for two to four options that
   * decide what follows. `rows` stacks framed options, each with space for an `aside`.
   * @default 'plain'
   */
  variant?: 'plain' | 'boxed' | 'rows';
}

/**
 * One choice from a few visible options, as native radio buttons under one question. `name`,
 * `value`, `onChange` and `onBlur` go to each radio, so `{...formik.getFieldProps('frequency')}`
 * works; `className`, `ref` and the rest go to the `<fieldset>`.
 *
 * Slots: `radio-group`, `radio-group-option`, `radio-group-control`, `radio-group-hint`,
 * `radio-group-aside`.
 *
 * @example
 * <RadioGroup
 *   label="How often"
 *   name="frequency"
 *   options={[
 *     { value: 'once', label: 'Once' },
 *     { value: 'monthly', label: 'Monthly' },
 *   ]}
 * />
 */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  required,
  variant,
  onChange,
  onBlur,
  ...props
}: RadioGroupProps) {
  const id = useId();
  const isChosen = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  const invalid = isShown(props.error);
  return (
    <FieldSet data-slot="radio-group" aria-required={required} {...props} role="radiogroup">
      <div className={radioOptions({ variant })}>
        {options.map((option, index) => (
          <label
            key={option.value}
            data-slot="radio-group-option"
            className={cx(choiceRow(), radioOption({ variant, invalid }))}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              {...isChosen(option.value)}
              data-slot="radio-group-control"
              required={required}
              disabled={option.isDisabled}
              onChange={onChange}
              onBlur={onBlur}
              aria-labelledby={option.aside ? `${id}-${index}-label` : undefined}
              aria-describedby={option.aside ? `${id}-${index}-aside` : undefined}
              className={choiceMark({ shape: 'diamond', invalid })}
            />
            <span
              id={option.aside ? `${id}-${index}-label` : undefined}
              className={cx('nz:min-w-0', option.aside && 'nz:flex-1 nz:large-text:basis-full')}
            >
              {option.label}
              {option.hint && (
                <span
                  data-slot="radio-group-hint"
                  className="nz:block nz:text-sm nz:leading-[1.45] nz:font-normal nz:text-text-muted"
                >
                  {option.hint}
                </span>
              )}
            </span>
            {option.aside ? (
              <span id={`${id}-${index}-aside`} data-slot="radio-group-aside" className={radioAside}>
                {option.aside}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
