'use client';

import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type TextsOfLanguages, written } from '../../format/written.tsx';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { sampleMarkMessages } from '../../primitives/SampleMark/SampleMark.messages.ts';
import { SampleMark } from '../../primitives/SampleMark/SampleMark.tsx';
import { chunksOf } from './chunks.ts';
import { QrCode } from './QrCode.tsx';
import { walletCardMessages as texts } from './WalletCard.messages.ts';

export interface WalletCardProps extends Omit<ComponentProps<'article'>, 'children'>, TextsOfLanguages {
  /** The name of the wallet: `Tether (USDT, TRC-20)`. */
  name: string;
  /** The currency code: `USDT`. */
  currency: string;
  /** The network to use: `TRC-20`. */
  network: string;
  /**
   * The address. It is displayed in groups, but copied and encoded unchanged. Of a sample: words that
   * say so.
   */
  address: string;
  /** An icon (any element). */
  icon?: ReactNode;
  /**
   * The wallet does not exist: a badge says so, also across the QR code.
   * @default false
   */
  isSample?: boolean;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A crypto wallet: currency and network, the address in groups whose first and last four characters
 * are marked, a copy button, a QR code for another device, and a warning about what not to send.
 *
 * Slots: `wallet-card`, `wallet-card-name`, `wallet-card-address`, `wallet-card-code`,
 * `wallet-card-warning`, `wallet-card-sample`.
 *
 * @example
 * <WalletCard
 *   name="Tether (USDT, TRC-20)"
 *   currency="USDT"
 *   network="TRC-20"
 *   address="TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf"
 * />
 */
export function WalletCard({
  name,
  currency,
  network,
  address,
  fallback,
  icon,
  isSample = false,
  headingLevel = 3,
  className,
  ...props
}: WalletCardProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="wallet-card"
      aria-labelledby={id}
      className={cx(
        'nz:@container nz:double-thread nz:bg-surface nz:p-5 nz:large-text:p-3 nz:break-inside-avoid',
        className,
      )}
      {...props}
    >
      <div className="nz:grid nz:gap-5 nz:@md:grid-cols-[11rem_1fr] nz:@md:gap-x-6">
        <div className="nz:flex nz:min-w-0 nz:flex-wrap nz:items-center nz:gap-3 nz:@md:col-span-full">
          {icon ? (
            <span aria-hidden="true" className={badge}>
              {icon}
            </span>
          ) : null}
          <Heading id={id} data-slot="wallet-card-name" className="nz:type-h4 nz:wrap-break-word">
            {name}
          </Heading>
          {isSample ? <SampleMark description={null} /> : null}
        </div>
        <div className="nz:relative nz:grid nz:content-start nz:self-start nz:justify-self-center nz:overflow-hidden">
          <QrCode
            data-slot="wallet-card-code"
            text={address}
            label={formatMessage(isSample ? texts.sampleCode : texts.code, { name })}
            isCovered={isSample}
            className="nz:border nz:border-line"
          />
          {isSample ? (
            <Badge tone="warning" aria-hidden="true" className={across} data-slot="wallet-card-sample">
              <FormattedMessage {...sampleMarkMessages.sample} />
            </Badge>
          ) : null}
        </div>
        <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-3">
          <p className="nz:font-semibold">
            <FormattedMessage {...texts.address} values={{ network }} />
          </p>
          {isSample ? (
            <p className={words}>{written({ address, fallback }, 'address')}</p>
          ) : (
            <Address address={address} />
          )}
          <CopyButton text={address} subject={name} variant="give" size="md">
            <FormattedMessage {...texts.copy} />
          </CopyButton>
        </div>
        {isSample ? null : (
          <p data-slot="wallet-card-warning" className={warning}>
            <TriangleAlert aria-hidden="true" className="nz:bare nz:mt-0.5 nz:size-5 nz:shrink-0" />
            <FormattedMessage {...texts.warning} values={{ currency, network }} />
          </p>
        )}
      </div>
    </article>
  );
}

/** Without spaces between the groups, so that a manual selection copies the plain address. */
function Address({ address }: { address: string }) {
  return (
    <p
      data-slot="wallet-card-address"
      translate="no"
      dir="ltr"
      className="nz:bg-sunk nz:p-3 nz:font-mono nz:leading-[1.9] nz:select-all"
    >
      {chunksOf(address).map(({ text, start, isEnd }) => (
        <span
          key={start}
          className={cx(
            'nz:me-[1ch] nz:inline-block nz:last:me-0',
            isEnd && 'nz:bg-give-soft nz:px-1 nz:font-bold nz:text-on-give-soft',
          )}
        >
          {text}
        </span>
      ))}
    </p>
  );
}

const words = 'nz:bg-sunk nz:p-3 nz:wrap-anywhere';
/** Across the middle of the QR code. */
const across =
  'nz:absolute nz:-inset-x-4 nz:max-w-none nz:top-1/2 nz:-translate-y-1/2 nz:-rotate-12 nz:justify-center nz:border-y-2 nz:border-current nz:text-lg';
const badge =
  'nz:grid nz:size-11 nz:shrink-0 nz:place-items-center nz:cut-corner nz:cut-sm nz:bg-info-soft nz:text-on-info-soft nz:[&>svg]:size-5';
const warning =
  'nz:flex nz:gap-2.5 nz:bg-warning-soft nz:p-3 nz:text-md nz:text-pretty nz:text-on-warning-soft nz:@md:col-span-full';
