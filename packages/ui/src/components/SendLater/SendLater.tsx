'use client';

import { Smartphone } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';

export interface SendLaterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label of the button: "Send when you are connected". */
  label: ReactNode;
  /** What happens then: where the form is kept, and for how long. */
  description: ReactNode;
  /** The label of the checkbox: "This is not my phone". */
  sharedLabel: string;
  /** Whether it is ticked: then there is no button. */
  isShared: boolean;
  /** What to do instead, while it is ticked. */
  sharedNote: ReactNode;
  onSharedChange: (isShared: boolean) => void;
  /** Why the form could not be kept, and what to do. */
  error?: ReactNode;
  /** Keeps the form around the button. The button shows a spinner until the promise resolves. */
  onKeep: (form: HTMLFormElement) => Promise<void>;
}

/**
 * Offers to keep a form on the device and to send it later, when it could not be sent for want of a
 * network. It must be inside the form. `readSummary` reads what the visitor wrote.
 *
 * Slots: `send-later`.
 *
 * @example
 * <SendLater
 *   label="Send when you are connected"
 *   description="The form is kept on this phone for at most 14 days."
 *   sharedLabel="This is not my phone"
 *   isShared={isShared}
 *   sharedNote="Nothing is kept. Leave this page open, and press the button again."
 *   onSharedChange={setShared}
 *   onKeep={keep}
 * />
 */
export function SendLater({
  label,
  description,
  sharedLabel,
  isShared,
  sharedNote,
  onSharedChange,
  error,
  onKeep,
  className,
  ...props
}: SendLaterProps) {
  const [isKeeping, setIsKeeping] = useState(false);
  const keep = async (form: HTMLFormElement | null) => {
    if (!form || isKeeping) return;
    setIsKeeping(true);
    await onKeep(form).finally(() => setIsKeeping(false));
  };
  return (
    <div
      data-slot="send-later"
      className={cx(
        'nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2 nz:border-line-strong nz:border-s-4 nz:bg-surface nz:px-4 nz:py-3 nz:text-text nz:print:hidden',
        className,
      )}
      {...props}
    >
      <p role="status" className="nz:min-w-0 nz:text-md nz:text-pretty">
        {isShared ? sharedNote : description}
      </p>
      {isShared ? null : (
        <Button
          variant="line"
          isLoading={isKeeping}
          onClick={({ currentTarget }) => void keep(currentTarget.form)}
          className="nz:max-sm:w-full"
        >
          <Smartphone aria-hidden="true" className="nz:bare" />
          {label}
        </Button>
      )}
      <CheckboxField
        label={sharedLabel}
        checked={isShared}
        onChange={({ currentTarget }) => onSharedChange(currentTarget.checked)}
      />
      <div role="alert" className="nz:min-w-0 nz:empty:hidden">
        {error && !isShared ? <Alert tone="warning" description={error} /> : null}
      </div>
    </div>
  );
}
