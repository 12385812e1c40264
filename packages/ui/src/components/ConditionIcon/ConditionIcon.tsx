'use client';

import {
  Cloud,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSun,
  type LucideIcon,
  Moon,
  Snowflake,
  Sun,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ClimateCondition } from '../../internal/climate/climate.ts';
import { cx } from '../../internal/cx.ts';
import { conditionIconMessages as texts } from './ConditionIcon.messages.ts';
import { conditionWords } from './conditionWords.ts';

export interface ConditionIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The weather condition; unknown ones show a cloud. */
  condition: ClimateCondition | null;
  /**
   * Visually hides the text; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
}

const icons: Readonly<Record<ClimateCondition, LucideIcon>> = {
  sunny: Sun,
  'clear night': Moon,
  'partly cloudy': CloudSun,
  'partly cloudy night': CloudMoon,
  cloudy: Cloud,
  rain: CloudRain,
  snow: Snowflake,
  'storm possible': CloudLightning,
};

/**
 * The weather condition as an icon with text.
 *
 * Slots: `condition-icon`, `condition-icon-words`.
 *
 * @example <ConditionIcon condition="partly cloudy" />
 */
export function ConditionIcon({ condition, isLabelHidden = false, className, ...props }: ConditionIconProps) {
  const Icon = (condition && icons[condition]) ?? Cloud;
  const words: MessageDescriptor = (condition && conditionWords[condition]) ?? texts.unknown;
  return (
    <span
      data-slot="condition-icon"
      data-condition={condition ?? 'unknown'}
      className={cx('nz:inline-flex nz:items-center nz:gap-2', className)}
      {...props}
    >
      <Icon aria-hidden="true" className="nz:size-[1.4em] nz:shrink-0 nz:text-sign" />
      <span
        data-slot="condition-icon-words"
        className={isLabelHidden ? 'nz:sr-only' : 'nz:bare nz:min-w-0 nz:hyphens-auto nz:wrap-break-word'}
      >
        <FormattedMessage {...words} />
      </span>
    </span>
  );
}
