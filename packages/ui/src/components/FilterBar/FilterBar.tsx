'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface FilterBarOption<Value extends string = string> {
  value: Value;
  /** One or two words. */
  label: ReactNode;
}

export interface FilterBarProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What is filtered: the accessible name. */
  label: string;
  /** The first one shows everything. */
  options: readonly FilterBarOption<Value>[];
  /** The chosen option. */
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Toggle buttons along the upper edge of a list that filter it; one is pressed. Put it right above
 * the list, without a gap. For panels with their own content use Tabs.
 *
 * Slots: `filter-bar`, `filter-bar-option`.
 *
 * @example
 * <FilterBar
 *   label="Photos"
 *   options={[
 *     { value: 'all', label: 'All' },
 *     { value: 'training', label: 'Training' },
 *   ]}
 *   value={shown}
 *   onChange={setShown}
 * />
 */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...props
}: FilterBarProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      role="group"
      aria-label={label}
      data-slot="filter-bar"
      className={cx('nz:flex nz:flex-wrap nz:gap-x-1 nz:border-line-strong nz:border-b-[3px]', className)}
      {...props}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-slot="filter-bar-option"
          className={tab}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

const tab = cx(
  'nz:min-h-hit nz:rounded-t-control nz:px-3 nz:sm:px-4 nz:py-2 nz:font-semibold nz:text-text nz:focus-ring-inset nz:hover:bg-primary-soft',
  'nz:hover:text-on-primary-soft nz:aria-pressed:bg-primary nz:aria-pressed:text-on-primary',
  'nz:forced-colors:border nz:forced-colors:aria-pressed:bg-[Highlight] nz:forced-colors:aria-pressed:text-[HighlightText]',
);
