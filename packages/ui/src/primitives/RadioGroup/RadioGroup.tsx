'use client';

import { type ChangeEventHandler, type ComponentProps, type FocusEventHandler, type ReactNode, useId } from 'react';
import { choiceMark, choiceRow } from '../../internal/choice.variants.ts';
import { cx } from '../../internal/cx.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { isShown } from '../Field/FieldHelp.tsx';
import { FieldSet } from '../Field/FieldSet.tsx';
import { radioAside, radioOption, radioOptions } from './RadioGroup.variants.ts';

export interface RadioOption {
  /** What the form sends. */
  value: string;
  label: ReactNode;
  /** A second line in smaller type; read with the label. */
  hint?: ReactNode;
  /** At the other end of the row, or under the label where the row is narrow: a small drawing with its words. It describes the option. */
  aside?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'onBlur' | 'defaultValue' | 'role'> {
  options: readonly RadioOption[];
  /** Ties the options together and names the value in a form; generated when left out. */
  name?: string;
  /** The chosen value, when the caller keeps it. */
  value?: string;
  /** The value chosen at the start, when the form keeps it. */
  defaultValue?: string;
  /** Of the option that was chosen. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Of the option that was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** @default false */
  required?: boolean;
  /**
   * `boxed` gives each option a frame, side by side where there is space: for two to four options that decide what follows. `rows` frames
   * them one below the other, each with space for an `aside`.
   * @default 'plain'
   */
  variant?: 'plain' | 'boxed' | 'rows';
}

/**
 * One choice of a few that are all in view, as native radios under one question. `name`, `value`, `onChange` and `onBlur` go to each radio,
 * so `{...formik.getFieldProps('frequency')}` works; `className`, `ref` and the rest go to the `<fieldset>`.
 *
 * Slots: `radio-group`, `radio-group-option`, `radio-group-control`, `radio-group-hint`, `radio-group-aside`.
 *
 * @example
 * <RadioGroup label="How often" name="frequency" options={[{ value: 'once', label: 'Once' }, { value: 'monthly', label: 'Monthly' }]} />
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
              className={cx('nz:min-w-0', option.aside && 'nz:flex-1')}
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
