'use client';

import { useCallback } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ClimateCondition } from '../../internal/climate/climate.ts';
import { conditionIconMessages as texts } from './ConditionIcon.messages.ts';

/** By condition. The night changes the icon of a partly cloudy sky, not its words. */
export const conditionWords: Readonly<Record<ClimateCondition, MessageDescriptor>> = {
  sunny: texts.sunny,
  'clear night': texts.clearNight,
  'partly cloudy': texts.partlyCloudy,
  'partly cloudy night': texts.partlyCloudy,
  cloudy: texts.cloudy,
  rain: texts.rain,
  snow: texts.snow,
  'storm possible': texts.stormPossible,
};

/**
 * The words of a weather condition in the reader's language, where there is no room for an icon: in a table
 * that is downloaded, or a message that is sent.
 *
 * @example const wordsOf = useConditionWords(); wordsOf('storm possible'); // "Storm possible"
 */
export function useConditionWords(): (condition: ClimateCondition) => string {
  const { formatMessage } = useIntl();
  return useCallback((condition) => formatMessage(conditionWords[condition]), [formatMessage]);
}
