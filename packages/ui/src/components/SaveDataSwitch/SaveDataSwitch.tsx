'use client';

import { type ComponentProps, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useByteSize } from '../../internal/useByteSize.ts';
import { saveDataSwitchMessages as texts } from './SaveDataSwitch.messages.ts';

export interface SaveDataSwitchProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** Whether the visitor saves data. */
  isOn: boolean;
  /** How many bytes of this page are left out when it is on, as measured; 0 if that is unknown. */
  savedBytes?: number;
}

/**
 * Saves the data of a visitor, or stops saving them. A form with one button, which is posted to the
 * server: `intent=save-data-on` or `intent=save-data-off`. So it works without scripts, and needs
 * none that saving leaves out.
 *
 * Slots: `save-data-switch`, `save-data-switch-button`, `save-data-switch-track`,
 * `save-data-switch-hint`.
 *
 * @example <SaveDataSwitch id="save-data" isOn={isOn} savedBytes={184_000} />
 */
export function SaveDataSwitch({ isOn, savedBytes = 0, className, ...props }: SaveDataSwitchProps) {
  const size = useByteSize();
  const hint = useId();
  return (
    <form
      method="post"
      data-native=""
      data-slot="save-data-switch"
      className={cx('nz:grid nz:justify-items-start', className)}
      {...props}
    >
      <button
        type="submit"
        name="intent"
        value={isOn ? 'save-data-off' : 'save-data-on'}
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint}
        data-slot="save-data-switch-button"
        className="nz:group/save nz:flex nz:min-h-hit nz:items-center nz:gap-3 nz:large-text:flex-wrap nz:text-start nz:focus-ring"
      >
        <span aria-hidden="true" data-slot="save-data-switch-track" className={cx(track, isOn && trackOn)}>
          <span className={cx(thumb, isOn ? thumbOn : 'nz:start-1.5')} />
        </span>
        <span className="nz:bare">
          <FormattedMessage {...texts.label} />
        </span>
      </button>
      <p
        id={hint}
        data-slot="save-data-switch-hint"
        className="nz:max-w-measure nz:text-sm nz:text-pretty nz:text-text-muted"
      >
        <FormattedMessage {...texts.how} />{' '}
        {savedBytes > 0 ? <FormattedMessage {...texts.saves} values={{ size: size(savedBytes) }} /> : null}
      </p>
    </form>
  );
}

/** As those of a Switch, which needs scripts. */
const track =
  'nz:relative nz:h-7 nz:w-13 nz:shrink-0 nz:overflow-hidden nz:rounded-control nz:border-2 nz:border-control nz:bg-surface nz:group-hover/save:border-text';
const trackOn = 'nz:border-primary nz:bg-primary nz:forced-colors:bg-[Highlight]';
const thumb =
  'nz:absolute nz:top-1/2 nz:size-3.5 nz:-translate-y-1/2 nz:rotate-45 nz:bg-control nz:forced-colors:bg-[ButtonText]';
const thumbOn = 'nz:start-7 nz:bg-on-primary nz:forced-colors:bg-[HighlightText]';
