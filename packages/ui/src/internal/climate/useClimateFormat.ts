'use client';

import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Format, useFormat } from '../../format/index.ts';
import { climateMessages } from './climate.messages.ts';
import type { ClimateValue } from './climate.ts';

const NO_BREAK = '\u00a0';
const units = { temperature: '°C', windSpeed: 'km/h', visibility: 'km' } as const;

/** The formatters for the values of a record; the same object until the language changes. */
export function useClimateFormat() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return useMemo(() => climateFormat(formatMessage, format), [formatMessage, format]);
}

function climateFormat(formatMessage: IntlShape['formatMessage'], { number, date, zone }: Format) {
  const value = (name: ClimateValue, amount: number | null): string => {
    if (amount === null) return formatMessage(climateMessages.noReading);
    if (name === 'population') {
      const millions = amount / 1_000_000;
      const count = number(millions, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return formatMessage(climateMessages.millions, { millions, count });
    }
    if (name === 'humidity') return number(amount / 100, { style: 'percent', maximumFractionDigits: 0 });
    if (name === 'airQuality') return number(amount, { maximumFractionDigits: 0 });
    const digits = name === 'visibility' ? 1 : 0;
    return number(amount, { maximumFractionDigits: digits }) + NO_BREAK + units[name];
  };

  return {
    /** With its unit; a text if there is no value. */
    value,
    /** The value on a tile, without its unit. */
    short: (name: ClimateValue, amount: number | null): string => {
      if (amount === null) return '–';
      if (name === 'temperature') return `${number(amount, { maximumFractionDigits: 0 })}°`;
      if (name === 'population') {
        return number(amount / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      }
      return number(amount, { maximumFractionDigits: 0 });
    },
    /**
     * Date and time of day at a place, with the name of its zone; without a zone, those of the
     * provider.
     */
    moment: (at: string, timeZone: string | undefined) => {
      const local = { date: date(at, 'date', timeZone), time: date(at, 'time', timeZone) };
      return timeZone === undefined
        ? formatMessage(climateMessages.moment, local)
        : formatMessage(climateMessages.momentInZone, { ...local, zone: zone(at, timeZone) });
    },
  };
}
