'use client';

import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { cx } from '../../internal/cx.ts';

type AriaSwitchProps = ComponentProps<typeof AriaSwitch>;

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style' | 'inputRef' | 'ref'> {
  /** Always in view beside the switch; it names the thing, not the state ("Rain alerts"), and does not change with it. */
  label: ReactNode;
  /** One line below: what happens, or why the switch is disabled. */
  hint?: ReactNode;
  /** On or off, when you hold it. */
  isSelected?: boolean;
  /** On or off at the start, when the switch keeps it. */
  defaultSelected?: boolean;
  /** @default false */
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Of the root. */
  className?: string;
  /** Of the root. */
  style?: CSSProperties;
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns something on or off at once. What is sent later with a form is a CheckboxField; where a form must have a switch, write
 * `isSelected={values.x} onChange={(isOn) => setFieldValue('x', isOn)}`.
 * `className` and `style` go to the root, `ref` to the input, the rest to the react-aria Switch.
 *
 * Slots: `switch`, `switch-control`, `switch-track`, `switch-label`, `switch-hint`.
 *
 * @example <Switch label="Rain alerts" defaultSelected onChange={setAlerts} />
 */
export function Switch({ label, hint, className, style, ref, 'aria-describedby': describedBy, ...props }: SwitchProps) {
  const hintId = useId();
  const described = [describedBy, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div data-slot="switch" className={cx('nz:grid nz:min-w-0 nz:justify-items-start', className)} style={style}>
      <AriaSwitch {...props} inputRef={ref} aria-describedby={described} data-slot="switch-control" className={row}>
        <span aria-hidden="true" data-slot="switch-track" className={track}>
          <span className={thumb} />
        </span>
        <span data-slot="switch-label" className="nz:min-w-0 nz:py-0.5 nz:leading-6">
          {label}
        </span>
      </AriaSwitch>
      {hint && (
        <div
          id={hintId}
          data-slot="switch-hint"
          className="nz:-mt-2 nz:pb-2 nz:ps-16 nz:text-sm nz:leading-[1.45] nz:text-text-muted"
        >
          {hint}
        </div>
      )}
    </div>
  );
}

/*
 * react-aria hides the input with a style attribute. In a page rendered on the server a strict policy would drop that attribute, so the
 * same is said by a class. (The one style element react-aria can add belongs to its pressable components; a switch adds none.)
 */
const row = [
  'nz:group/switch nz:relative nz:flex nz:min-h-hit nz:cursor-pointer nz:items-start nz:gap-3 nz:py-2.5 nz:[&>span:first-child]:sr-only',
  'nz:data-disabled:cursor-not-allowed nz:data-disabled:text-text-muted',
].join(' ');

const track = [
  'nz:relative nz:h-7 nz:w-13 nz:shrink-0 nz:overflow-hidden nz:rounded-control nz:border-2 nz:border-control nz:bg-surface nz:outline-focus',
  'nz:transition-[background-color,border-color] nz:duration-(--nz-dur-quick) nz:ease-out nz:group-data-hovered/switch:border-text',
  'nz:group-not-data-disabled/switch:group-data-selected/switch:border-primary',
  'nz:group-not-data-disabled/switch:group-data-selected/switch:bg-primary',
  'nz:group-data-focus-visible/switch:outline-3 nz:group-data-focus-visible/switch:outline-offset-2',
  'nz:group-data-disabled/switch:unavailable',
  'nz:forced-colors:group-not-data-disabled/switch:group-data-selected/switch:bg-[Highlight]',
].join(' ');

const thumb = [
  'nz:absolute nz:start-1.5 nz:top-1/2 nz:size-3.5 nz:-translate-y-1/2 nz:rotate-45 nz:bg-control nz:group-data-selected/switch:start-7',
  'nz:transition-[inset-inline-start,background-color] nz:duration-(--nz-dur-quick) nz:ease-out',
  'nz:group-not-data-disabled/switch:group-data-selected/switch:bg-on-primary',
  'nz:forced-colors:bg-[ButtonText]',
  'nz:forced-colors:group-not-data-disabled/switch:group-data-selected/switch:bg-[HighlightText]',
].join(' ');
