'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { FieldLabel, type FieldTexts, useFieldIds } from '../Field/Field.tsx';
import { FieldHelp, isShown } from '../Field/FieldHelp.tsx';
import { segment, segmentFrame } from './SegmentedControl.variants.ts';

export interface SegmentedControlOption {
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** An icon (any element) before the words. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface SegmentedControlProps
  extends FieldTexts,
    Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'role'> {
  /** Two to four; one is always chosen. */
  options: readonly SegmentedControlOption[];
  /**
   * Visually hides the label if the context makes it clear; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The chosen value, if it is controlled. */
  value?: string;
  /**
   * The initial value, if it is uncontrolled.
   * @default the first that is not disabled
   */
  defaultValue?: string;
  /** Called with the value of the newly chosen option. */
  onChange?: (value: string) => void;
  /** @default false */
  disabled?: boolean;
}

/**
 * Switches between views of the same content: temperature or air, list or map. Tab moves to the
 * chosen option, arrow keys choose. For panels with their own content use Tabs; for a choice
 * submitted with a form use RadioGroup. `className`, `ref` and the rest go to the root.
 *
 * Slots: `segmented-control`, `segmented-control-options`, `segmented-control-option`,
 * `field-set-legend`.
 *
 * @example
 * <SegmentedControl
 *   label="What the map shows"
 *   isLabelHidden
 *   options={[
 *     { value: 'temperature', label: 'Temperature', icon: <Thermometer /> },
 *     { value: 'air', label: 'Air', icon: <Wind /> },
 *   ]}
 *   value={layer}
 *   onChange={setLayer}
 * />
 */
export function SegmentedControl({
  label,
  hint,
  error,
  isOptional,
  id,
  options,
  isLabelHidden = false,
  value,
  defaultValue,
  onChange,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...props
}: SegmentedControlProps) {
  const { locale } = useIntl();
  const labelId = useId();
  const ids = useFieldIds({ id, hint, error, describedBy });
  const first = defaultValue ?? options.find(({ isDisabled }) => !isDisabled)?.value;
  return (
    <div
      data-slot="segmented-control"
      data-field=""
      id={ids.id}
      className={cx('nz:min-w-0 nz:justify-self-start', className)}
      {...props}
    >
      <div
        id={labelId}
        data-slot="field-set-legend"
        className={cx('nz:mb-1 nz:text-md nz:leading-[1.4] nz:font-semibold', isLabelHidden && 'nz:sr-only')}
      >
        <FieldLabel label={label} isOptional={isOptional} />
      </div>
      <FieldHelp id={ids.help} hint={hint} error={error} className="nz:mb-1" />
      {/* The direction of the arrow keys; otherwise it would follow the browser's language. */}
      <I18nProvider locale={locale}>
        <ToggleButtonGroup
          aria-labelledby={labelId}
          aria-describedby={ids.describedBy}
          data-slot="segmented-control-options"
          disallowEmptySelection
          isDisabled={disabled}
          {...(value === undefined ? { defaultSelectedKeys: first ? [first] : [] } : { selectedKeys: [value] })}
          onSelectionChange={([chosen]) => onChange?.(String(chosen))}
          className={segmentFrame}
          render={({ className: own, ...group }) => <div className={own} {...group} aria-invalid={isShown(error)} />}
        >
          {({ state }) =>
            options.map((option) => (
              <ToggleButton
                key={option.value}
                id={option.value}
                data-slot="segmented-control-option"
                isDisabled={option.isDisabled}
                excludeFromTabOrder={option.value !== tabStop(options, state.selectedKeys)}
                // react-aria moves only focus with an arrow key; in a radio group that also
                // chooses.
                onKeyUp={({ key }) => key.startsWith('Arrow') && state.setSelected(option.value, true)}
                className={segment}
              >
                {option.icon ? (
                  <span aria-hidden="true" className="nz:shrink-0 nz:[&>svg]:size-5">
                    {option.icon}
                  </span>
                ) : null}
                <span className="nz:min-w-0">{option.label}</span>
              </ToggleButton>
            ))
          }
        </ToggleButtonGroup>
      </I18nProvider>
    </div>
  );
}

/** The option that the Tab key reaches: the chosen one, or the first enabled one. */
function tabStop(options: SegmentedControlProps['options'], chosen: ReadonlySet<unknown>): string | undefined {
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  return (enabled.find(({ value }) => chosen.has(value)) ?? enabled[0])?.value;
}
