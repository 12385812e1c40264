import { type AirQualityBand, airQualityBands, homeZone, STALE_MINUTES } from '@nzete/domain';
import { formatTime } from '../text/format.ts';
import { inEveryLanguage, type Lang, type Texts } from '../text/languages.ts';
import { allProvinces, descriptions, fill, levelNames, rules, titles } from './alert-texts.ts';
import { heatIndex } from './heat-index.ts';
import type { ClimateAlert, ClimateRecord } from './schemas.ts';

const MINUTE_MS = 60_000;
/** Older records make no alert: a warning about weather that may have passed does harm. */
const MAX_AGE_MS = 3 * 60 * MINUTE_MS;

interface Level {
  /** The threshold. */
  from: number;
  name: Texts;
  type: ClimateAlert['type'];
  severity: ClimateAlert['severity'];
  title: Texts;
  description: Texts;
}

interface Rule {
  id: string;
  measure(record: ClimateRecord): number | null;
  rule: Texts;
  source: string;
  /** The most severe first. */
  levels: Level[];
}

const danger = { type: 'danger', severity: 'high' } as const;
const warning = { type: 'warning', severity: 'medium' } as const;
const notice = { type: 'info', severity: 'low' } as const;

/** A level of the Beaufort scale: a number, the same in every language. */
function force(number: number): Texts {
  return inEveryLanguage(() => String(number));
}

/** The bands of the air that make an alert. */
const airLevels: Record<Exclude<AirQualityBand, 'good' | 'moderate'>, Omit<Level, 'from'>> = {
  sensitive: {
    name: levelNames.sensitive,
    ...notice,
    title: titles.sensitiveAir,
    description: descriptions.sensitiveAir,
  },
  unhealthy: { name: levelNames.unhealthy, ...warning, title: titles.badAir, description: descriptions.badAir },
  veryUnhealthy: {
    name: levelNames.veryUnhealthy,
    ...danger,
    title: titles.veryBadAir,
    description: descriptions.veryBadAir,
  },
  hazardous: {
    name: levelNames.hazardous,
    ...danger,
    title: titles.hazardousAir,
    description: descriptions.hazardousAir,
  },
};

/**
 * The thresholds and their sources:
 * - Heat index in °C, US National Weather Service: "danger" from 41, "extreme danger" from 54.
 *   "Extreme caution" (from 32) is an ordinary afternoon in Kinshasa, so it makes no alert.
 * - Rain in mm per hour, WMO Guide to Instruments (No. 8): "heavy" from 10, "violent" from 50.
 * - Wind, ten-metre mean in km/h, Beaufort: force 7 from 50 (waves overturn canoes), force 9 from
 *   75 (roofs are damaged).
 * - US air quality index, US EPA: "unhealthy for sensitive groups" from 101, "unhealthy" from 151,
 *   "very unhealthy" from 201, "hazardous" from 301.
 */
const weatherRules: Rule[] = [
  {
    id: 'heat',
    measure: ({ temperature, humidity }) =>
      temperature === null || humidity === null ? null : heatIndex(temperature, humidity),
    rule: rules.heat,
    source: 'Open-Meteo',
    levels: [
      {
        from: 54,
        name: levelNames.extremeDanger,
        ...danger,
        title: titles.extremeHeat,
        description: descriptions.heat,
      },
      { from: 41, name: levelNames.danger, ...warning, title: titles.heat, description: descriptions.heat },
    ],
  },
  {
    id: 'rain',
    measure: ({ precipitation }) => precipitation,
    rule: rules.rain,
    source: 'Open-Meteo',
    levels: [
      { from: 50, name: levelNames.violent, ...danger, title: titles.violentRain, description: descriptions.rain },
      { from: 10, name: levelNames.heavy, ...warning, title: titles.rain, description: descriptions.rain },
    ],
  },
  {
    id: 'wind',
    measure: ({ windSpeed }) => windSpeed,
    rule: rules.wind,
    source: 'Open-Meteo',
    levels: [
      { from: 75, name: force(9), ...danger, title: titles.gale, description: descriptions.wind },
      { from: 50, name: force(7), ...warning, title: titles.wind, description: descriptions.wind },
    ],
  },
  {
    id: 'air',
    measure: ({ airQuality }) => airQuality,
    rule: rules.air,
    source: 'CAMS, Open-Meteo',
    levels: airQualityBands
      .toReversed()
      .flatMap(({ band, from }) => (band === 'good' || band === 'moderate' ? [] : [{ from, ...airLevels[band] }])),
  },
];

function applyRule(rule: Rule, record: ClimateRecord, lang: Lang): ClimateAlert[] {
  const measured = rule.measure(record);
  const level = measured === null ? undefined : rule.levels.find(({ from }) => measured >= from);
  if (measured === null || !level) return [];
  const values = {
    capital: record.capital,
    // Rounded down, so that a text never overstates the measurement.
    value: Math.floor(measured),
    temperature: Math.round(record.temperature ?? 0),
    humidity: Math.round(record.humidity ?? 0),
  };
  return [
    {
      id: `${rule.id}-${record.code}`,
      title: level.title[lang],
      type: level.type,
      severity: level.severity,
      province: record.province,
      description: fill(level.description[lang], values),
      timestamp: record.lastUpdated,
      timeZone: record.timeZone,
      source: rule.source,
      rule: fill(rule.rule[lang], { threshold: level.from, name: level.name[lang] }),
    },
  ];
}

function noticeAlert(id: 'stale' | 'sample', timestamp: string, lang: Lang): ClimateAlert {
  return {
    id: `${id}-data`,
    title: titles[id][lang],
    type: 'info',
    severity: id === 'stale' ? 'medium' : 'low',
    province: allProvinces[lang],
    description: fill(descriptions[id][lang], { time: formatTime(timestamp, lang, 'home') }),
    timestamp,
    timeZone: homeZone,
    source: 'Nzete',
    rule: fill(rules[id][lang], { threshold: STALE_MINUTES }),
  };
}

const severities = ['high', 'medium', 'low'];

/** The most severe first. Samples, and records older than three hours, make no weather alert. */
export function alertsOf(records: ClimateRecord[], now: Date, lang: Lang): ClimateAlert[] {
  const measured = records.filter(({ source }) => source !== 'sample');
  const newest = measured
    .map(({ lastUpdated }) => lastUpdated)
    .sort()
    .at(-1);
  if (!newest) return records.slice(0, 1).map(({ lastUpdated }) => noticeAlert('sample', lastUpdated, lang));
  const age = (time: string) => now.getTime() - Date.parse(time);
  const alerts = measured
    .filter(({ lastUpdated }) => age(lastUpdated) <= MAX_AGE_MS)
    .flatMap((record) => weatherRules.flatMap((rule) => applyRule(rule, record, lang)));
  if (age(newest) > STALE_MINUTES * MINUTE_MS) alerts.unshift(noticeAlert('stale', newest, lang));
  return alerts.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
