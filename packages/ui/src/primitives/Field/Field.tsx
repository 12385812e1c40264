'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { fieldMessages } from './Field.messages.ts';
import { FieldHelp, isShown } from './FieldHelp.tsx';

/** The texts around a control, already localised. */
export interface FieldTexts {
  /**
   * Shown above the control and used as its name. If a form marks its required fields, the mark is
   * part of this text ("First Name *"); pass `required` too, for assistive technology.
   */
  label: ReactNode;
  /** One line below that explains what is expected. */
  hint?: ReactNode;
  /** The error, and how to correct it. It replaces the hint and marks the control as invalid. */
  error?: ReactNode;
  /**
   * Adds "(optional)" to the label, for forms in which most fields are required.
   * @default false
   */
  isOptional?: boolean;
}

/** The props that a Field passes to its control. */
export interface FieldControlProps {
  id: string;
  'data-slot': 'field-control';
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** The control's id; generated if omitted. */
  id?: string;
  /** Ids of additional descriptions of the control, read before the hint. */
  describedBy?: string;
  /** Shown at the end of the hint's line, such as a count. */
  aside?: ReactNode;
  /** Renders the control with the props that connect it to its label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * A label, a control, and a hint or an error, connected for assistive technology. TextField,
 * TextArea and SelectField are built on it; use it for custom controls. `className`, `ref` and the
 * rest go to the root.
 *
 * Slots: `field`, `field-control`, `field-label`, `field-error`, `field-hint`, `field-set`,
 * `field-set-legend`.
 *
 * @example
 * <Field label="Amount" hint="In dollars" error={error}>
 *   {(control) => <input {...control} className={fieldControl()} inputMode="decimal" />}
 * </Field>
 */
export function Field({
  label,
  hint,
  error,
  isOptional,
  id,
  describedBy,
  aside,
  className,
  children,
  ...props
}: FieldProps) {
  const ids = useFieldIds({ id, hint, error, describedBy });
  return (
    <div
      data-slot="field"
      data-field=""
      // Isolated, so that a keystroke repaints this field only, not the form around it.
      className={cx('nz:isolate nz:grid nz:min-w-0 nz:content-start nz:gap-1.5', className)}
      {...props}
    >
      <label htmlFor={ids.id} data-slot="field-label" className="nz:text-md nz:leading-[1.4] nz:font-semibold">
        <FieldLabel label={label} isOptional={isOptional} />
      </label>
      {/* Set in both cases: some screen readers call an empty required field invalid otherwise. */}
      {children({
        id: ids.id,
        'data-slot': 'field-control',
        'aria-describedby': ids.describedBy,
        'aria-invalid': isShown(error),
      })}
      {aside ? (
        <div className="nz:flex nz:flex-wrap nz:justify-between nz:gap-x-4">
          <FieldHelp id={ids.help} hint={hint} error={error} />
          <div className="nz:ms-auto">{aside}</div>
        </div>
      ) : (
        <FieldHelp id={ids.help} hint={hint} error={error} />
      )}
    </div>
  );
}

/** The text of a label or a legend. */
export function FieldLabel({ label, isOptional }: Pick<FieldTexts, 'label' | 'isOptional'>) {
  if (!isOptional) return label;
  return (
    <>
      {label}{' '}
      <span className="nz:font-normal nz:text-text-muted">
        <FormattedMessage {...fieldMessages.optional} />
      </span>
    </>
  );
}

interface FieldIdsOptions extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string;
  describedBy?: string;
}

/** The ids that connect a control to its help. */
export function useFieldIds({ id, hint, error, describedBy }: FieldIdsOptions) {
  const generated = useId();
  const own = id ?? generated;
  const help = `${own}-${isShown(error) ? 'error' : 'hint'}`;
  const hasHelp = isShown(error) || isShown(hint);
  return { id: own, help, describedBy: [describedBy, hasHelp && help].filter(Boolean).join(' ') || undefined };
}
