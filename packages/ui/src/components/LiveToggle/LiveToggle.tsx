'use client';

import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { liveToggleMessages as texts } from './LiveToggle.messages.ts';

export interface LiveToggleProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Whether figures refresh automatically. */
  isLive: boolean;
  onChange: (isLive: boolean) => void;
  /** The polling interval in seconds. */
  seconds: number;
  /** Refreshes now. */
  onRefresh: () => void;
  /**
   * A manual refresh is in progress.
   * @default false
   */
  isRefreshing?: boolean;
  /**
   * The device is offline, so live mode is paused.
   * @default false
   */
  isOffline?: boolean;
}

/**
 * Toggles live mode, explains it, and has a button to refresh manually.
 *
 * Slots: `live-toggle`.
 *
 * @example <LiveToggle isLive={isLive} onChange={setLive} seconds={60} onRefresh={refetch} />
 */
export function LiveToggle({
  isLive,
  onChange,
  seconds,
  onRefresh,
  isRefreshing = false,
  isOffline = false,
  className,
  ...props
}: LiveToggleProps) {
  const { number } = useFormat();
  const running = isOffline ? texts.offline : texts.running;
  return (
    <div
      data-slot="live-toggle"
      className={cx('nz:flex nz:flex-wrap nz:items-start nz:justify-between nz:gap-x-6 nz:gap-y-2', className)}
      {...props}
    >
      <Switch
        className="nz:min-w-0 nz:flex-[1_1_12rem]"
        isSelected={isLive}
        onChange={onChange}
        label={<FormattedMessage {...texts.live} />}
        hint={<FormattedMessage {...(isLive ? running : texts.off)} values={{ seconds: number(seconds) }} />}
      />
      <Button variant="line" size="sm" isLoading={isRefreshing} onClick={onRefresh} className="nz:mt-1">
        <RefreshCw className="nz:bare" aria-hidden="true" />
        <FormattedMessage {...texts.refresh} />
      </Button>
    </div>
  );
}
