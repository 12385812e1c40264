'use client';

import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../internal/cx.ts';

export interface SwitchProps
  extends Omit<
    ComponentProps<typeof SwitchField>,
    'children' | 'className' | 'style' | 'inputRef' | 'ref' | 'isReadOnly'
  > {
  /**
   * The visible label. It names the setting, not the state ("Rain alerts"), and does not change
   * with it.
   */
  label: ReactNode;
  /** One line below: what happens, or why the switch is disabled. */
  hint?: ReactNode;
  /** Whether it is on, if it is controlled. */
  isSelected?: boolean;
  /** Whether it is on initially, if it is uncontrolled. */
  defaultSelected?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /**
   * The change is being applied: it looks disabled and ignores presses, but stays in the tab order,
   * so that focus is not lost.
   * @default false
   */
  isLoading?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Of the root element. */
  className?: string;
  /** Of the root element. */
  style?: CSSProperties;
  /** Of the native input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns something on or off at once. For a value submitted with a form use CheckboxField; if a form
 * must have a switch, write `isSelected={values.x} onChange={(isOn) => setFieldValue('x', isOn)}`.
 * `className` and `style` go to the root, `ref` and `id` to the input, the rest to the SwitchField
 * of react-aria-components.
 *
 * Slots: `switch`, `switch-control`, `switch-track`, `switch-label`, `switch-hint`.
 *
 * @example <Switch label="Rain alerts" defaultSelected onChange={setAlerts} />
 */
export function Switch({ label, hint, isLoading = false, className, ref, ...props }: SwitchProps) {
  const state = isLoading ? loading : ready;
  return (
    <SwitchField
      data-slot="switch"
      {...props}
      isReadOnly={isLoading}
      // Everything inside is announced as disabled, but stays focusable.
      render={({ className: own, ...field }) => (
        <div className={own} {...field} {...(isLoading ? { role: 'group', 'aria-disabled': true } : {})} />
      )}
      inputRef={ref}
      className={cx('nz:grid nz:min-w-0 nz:justify-items-start', className)}
    >
      <SwitchButton data-slot="switch-control" className={cx(row, isLoading && loading.row)}>
        <span aria-hidden="true" data-slot="switch-track" className={`${track} ${state.track}`}>
          <span className={`${thumb} ${state.thumb}`} />
        </span>
        <span data-slot="switch-label" className="nz:min-w-0 nz:py-0.5 nz:leading-6">
          {label}
        </span>
      </SwitchButton>
      {hint && (
        <Text
          slot="description"
          elementType="div"
          data-slot="switch-hint"
          className="nz:-mt-2 nz:pb-2 nz:ps-16 nz:text-sm nz:leading-[1.45] nz:text-text-muted"
        >
          {hint}
        </Text>
      )}
    </SwitchField>
  );
}

/**
 * react-aria hides the input with a style attribute; the class does it where a CSP blocks that in
 * server HTML.
 */
const row = [
  'nz:group/switch nz:relative nz:flex nz:min-h-hit nz:cursor-pointer nz:items-start nz:gap-3 nz:py-2.5 nz:[&>span:first-child]:sr-only',
  'nz:has-disabled:cursor-not-allowed nz:has-disabled:text-text-muted',
].join(' ');

const track = [
  'nz:relative nz:h-7 nz:w-13 nz:shrink-0 nz:overflow-hidden nz:rounded-control nz:border-2 nz:outline-focus',
  'nz:transition-[background-color,border-color] nz:duration-(--nz-dur-quick) nz:ease-out',
  'nz:group-has-focus-visible/switch:outline-3 nz:group-has-focus-visible/switch:outline-offset-2',
].join(' ');

const thumb = [
  'nz:absolute nz:start-1.5 nz:top-1/2 nz:size-3.5 nz:-translate-y-1/2 nz:rotate-45 nz:bg-control nz:group-has-checked/switch:start-7',
  'nz:transition-[inset-inline-start,background-color] nz:duration-(--nz-dur-quick) nz:ease-out',
  'nz:forced-colors:bg-[ButtonText]',
].join(' ');

/** Enabled, or disabled. */
const ready = {
  track: [
    'nz:border-control nz:bg-surface nz:group-hover/switch:border-text',
    'nz:group-has-[:checked:not(:disabled)]/switch:border-primary nz:group-has-[:checked:not(:disabled)]/switch:bg-primary',
    'nz:group-has-disabled/switch:unavailable',
    'nz:forced-colors:group-has-[:checked:not(:disabled)]/switch:bg-[Highlight]',
  ].join(' '),
  thumb: [
    'nz:group-has-[:checked:not(:disabled)]/switch:bg-on-primary',
    'nz:forced-colors:group-has-[:checked:not(:disabled)]/switch:bg-[HighlightText]',
  ].join(' '),
};
/** Like disabled, but with a focus ring. */
const loading = {
  row: 'nz:cursor-progress nz:text-text-muted',
  track: 'nz:border-line-strong nz:bg-sunk',
  thumb: 'nz:bare',
};
