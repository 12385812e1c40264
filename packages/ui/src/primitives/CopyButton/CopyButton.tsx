'use client';

import { Check, Copy } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useCopy } from '../../internal/useCopy.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { copyButtonMessages as texts } from './CopyButton.messages.ts';

const spoken: MessageDescriptor = texts.spoken;

export interface CopyButtonProps extends ComponentProps<'span'> {
  /** The text to copy. */
  text: string;
  /** What is copied, read by screen readers after the label: `M-Pesa number`. */
  subject: ReactNode;
  /**
   * The label.
   * @default 'Copy'
   */
  children?: ReactNode;
  /** @default 'line' */
  variant?: ButtonProps['variant'];
  /** @default 'sm' */
  size?: ButtonProps['size'];
}

/**
 * Copies the text next to it. It shows and announces "Copied!" for two seconds; if the browser
 * cannot copy, it says what to do instead.
 *
 * Slots: `copy-button`.
 *
 * @example <CopyButton text="+243 000 000 011" subject="M-Pesa number" />
 */
export function CopyButton({
  text,
  subject,
  variant = 'line',
  size = 'sm',
  className,
  children,
  ...props
}: CopyButtonProps) {
  const id = useId();
  const { outcome, copy } = useCopy(text);
  const isCopied = outcome?.isCopied === true;
  return (
    <span
      data-slot="copy-button"
      className={cx('nz:inline-grid nz:min-w-0 nz:content-start nz:gap-1', className)}
      {...props}
    >
      <Button
        variant={variant}
        size={size}
        onClick={copy}
        aria-labelledby={`${id}-words ${id}-subject`}
        className="nz:needs-script nz:min-w-28 nz:w-full"
      >
        {isCopied ? <Check aria-hidden="true" className="nz:bare" /> : <Copy aria-hidden="true" className="nz:bare" />}
        <span id={`${id}-words`} className="nz:min-w-0">
          {isCopied ? <FormattedMessage {...texts.copied} /> : (children ?? <FormattedMessage {...texts.copy} />)}
        </span>
      </Button>
      <span id={`${id}-subject`} hidden className="nz:bare">
        {subject}
      </span>
      <span role="status" className={outcome && !isCopied ? 'nz:text-sm nz:text-pretty' : 'nz:sr-only'}>
        {isCopied ? <FormattedMessage {...spoken} values={{ subject }} /> : null}
        {outcome && !isCopied ? <FormattedMessage {...texts.notCopied} /> : null}
      </span>
    </span>
  );
}
