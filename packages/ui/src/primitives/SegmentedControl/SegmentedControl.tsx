'use client';

import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { type RadiosProps, useRadios } from '../../internal/useRadios.ts';
import { FieldSet } from '../Field/FieldSet.tsx';
import { segment, segmentFrame } from './SegmentedControl.variants.ts';

export interface SegmentedControlOption {
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface SegmentedControlProps extends RadiosProps {
  /** Two to four, of which one is always chosen. */
  options: readonly SegmentedControlOption[];
  /**
   * Hides the label from the eye where the place says what is chosen here; a screen reader still reads it.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * The value chosen at the start, when the control keeps it.
   * @default the first that is not disabled
   */
  defaultValue?: string;
}

/**
 * Another view of the same thing at once: temperature or air, list or map. Native radios under one question: Tab reaches the chosen one, the
 * arrow keys choose. Panels with content of their own are Tabs; a choice that is sent with a form is a RadioGroup.
 * `className`, `ref` and the rest go to the `<fieldset>`.
 *
 * Slots: `segmented-control`, `segmented-control-options`, `segmented-control-option`.
 *
 * @example
 * <SegmentedControl
 *   label="What the map shows" isLabelHidden
 *   options={[{ value: 'temperature', label: 'Temperature', icon: <Thermometer /> }, { value: 'air', label: 'Air', icon: <Wind /> }]}
 *   value={layer} onChange={(event) => setLayer(event.target.value)}
 * />
 */
export function SegmentedControl({
  options,
  isLabelHidden = false,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  className,
  ...props
}: SegmentedControlProps) {
  const first = defaultValue ?? options.find(({ isDisabled }) => !isDisabled)?.value;
  const radio = useRadios({ name, value }, first);
  return (
    <FieldSet
      data-slot="segmented-control"
      {...props}
      role="radiogroup"
      className={cx('nz:justify-self-start', isLabelHidden && 'nz:[&>legend]:sr-only', className)}
    >
      <div data-slot="segmented-control-options" className={segmentFrame}>
        {options.map((option) => (
          <label key={option.value} data-slot="segmented-control-option" className={segment}>
            <input
              {...radio(option.value)}
              disabled={option.isDisabled}
              onChange={onChange}
              onBlur={onBlur}
              className="nz:sr-only"
            />
            {option.icon ? (
              <span aria-hidden="true" className="nz:shrink-0 nz:[&>svg]:size-5">
                {option.icon}
              </span>
            ) : null}
            <span className="nz:min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
