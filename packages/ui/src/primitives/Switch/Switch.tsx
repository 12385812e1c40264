import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
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
  /** On or off at the start, when the switch holds it. */
  defaultSelected?: boolean;
  /** @default false */
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Of the root. */
  className?: string;
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns something on or off at once. What is sent later with a form is a CheckboxField; where a form must have a switch, write
 * `isSelected={values.x} onChange={(isOn) => setFieldValue('x', isOn)}`.
 * `className` goes to the root, `ref` to the input, the rest to the react-aria Switch.
 *
 * @example <Switch label="Rain alerts" defaultSelected onChange={setAlerts} />
 */
export function Switch({ label, hint, className, ref, 'aria-describedby': describedBy, ...props }: SwitchProps) {
  const hintId = useId();
  const described = [describedBy, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div data-slot="switch" className={cx('grid min-w-0 justify-items-start', className)}>
      <AriaSwitch {...props} inputRef={ref} aria-describedby={described} className={row}>
        <span aria-hidden="true" className={track}>
          <span className={thumb} />
        </span>
        <span className="min-w-0 py-0.5 leading-6">{label}</span>
      </AriaSwitch>
      {hint && (
        <div id={hintId} className="-mt-2 pb-2 ps-16 text-sm leading-[1.45] text-text-muted">
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
  'group/switch relative flex min-h-hit cursor-pointer items-start gap-3 py-2.5 [&>span:first-child]:sr-only',
  'data-disabled:cursor-not-allowed data-disabled:text-text-muted',
].join(' ');

const track = [
  'relative h-7 w-13 shrink-0 overflow-hidden rounded-control border-2 border-control bg-surface outline-focus',
  'transition-[background-color,border-color] duration-(--nz-dur-quick) ease-out group-data-hovered/switch:border-text',
  'group-not-data-disabled/switch:group-data-selected/switch:border-primary',
  'group-not-data-disabled/switch:group-data-selected/switch:bg-primary',
  'group-data-focus-visible/switch:outline-3 group-data-focus-visible/switch:outline-offset-2',
  'group-data-disabled/switch:border-dashed group-data-disabled/switch:bg-sunk',
  'forced-colors:group-not-data-disabled/switch:group-data-selected/switch:bg-[Highlight]',
].join(' ');

const thumb = [
  'absolute start-1.5 top-1/2 size-3.5 -translate-y-1/2 rotate-45 bg-control group-data-selected/switch:start-7',
  'transition-[inset-inline-start,background-color] duration-(--nz-dur-quick) ease-out',
  'group-not-data-disabled/switch:group-data-selected/switch:bg-on-primary',
  'forced-colors:bg-[ButtonText]',
  'forced-colors:group-not-data-disabled/switch:group-data-selected/switch:bg-[HighlightText]',
].join(' ');
