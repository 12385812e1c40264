'use client';

import { Check, Share2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { shareButtonMessages as texts } from './ShareButton.messages.ts';
import { type Shared, type ShareOutcome, share } from './share.ts';

export interface ShareButtonProps
  extends Omit<ComponentProps<'span'>, 'children' | 'title'>,
    Omit<Shared, 'url'>,
    Pick<ButtonProps, 'variant' | 'size'> {
  /** The URL to share, or a path of this site. */
  url: string;
}

const COPIED_MS = 2000;

/**
 * Shares a link with the share sheet of the device, or copies it if there is none. It confirms
 * copying, and shows the link if the browser cannot copy. Hidden when JavaScript is off.
 *
 * Slots: `share-button`.
 *
 * @example <ShareButton url="/gallery?photo=30" title="The pump in Nsele" />
 */
export function ShareButton({
  url,
  title,
  text,
  variant = 'quiet',
  size = 'sm',
  className,
  ...props
}: ShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const absoluteUrl = () => new URL(url, window.location.href).href;
  const press = async () => setOutcome(await share({ title, text, url: absoluteUrl() }));
  return (
    <span
      data-slot="share-button"
      className={cx('nz:needs-script nz:inline-flex nz:flex-wrap nz:items-center nz:gap-x-2', className)}
      {...props}
    >
      <Button variant={variant} size={size} onClick={() => void press()}>
        {isCopied ? (
          <Check className="nz:bare" aria-hidden="true" />
        ) : (
          <Share2 className="nz:bare" aria-hidden="true" />
        )}
        <FormattedMessage {...(isCopied ? texts.copied : texts.share)} />
      </Button>
      <span role="status" className="nz:sr-only">
        {isCopied ? <FormattedMessage {...texts.copied} /> : null}
      </span>
      {outcome === 'notCopied' ? (
        <span role="alert" className="nz:text-sm nz:select-all nz:wrap-anywhere">
          <FormattedMessage {...texts.notCopied} /> {absoluteUrl()}
        </span>
      ) : null}
    </span>
  );
}
