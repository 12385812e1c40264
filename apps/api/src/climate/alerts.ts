import { homeZone, STALE_MINUTES } from '@nzete/domain';
import { MINUTE_MS } from '../durations.ts';
import { formatTime } from '../text/format.ts';
import type { ServerIntl } from '../text/intl.ts';
import { notices, places, titles } from './messages.ts';
import { type Rule, weatherRules } from './rules/rules.ts';
import type { ClimateAlert, ClimateRecord } from './schemas.ts';

/** Older records make no alert: a warning about weather that may have passed does harm. */
const MAX_AGE_MS = 3 * 60 * MINUTE_MS;

function applyRule(rule: Rule, record: ClimateRecord, { formatMessage }: ServerIntl): ClimateAlert[] {
  const measured = rule.measure(record);
  const level = measured === null ? undefined : rule.levels.find(({ from }) => measured >= from);
  if (measured === null || !level) return [];
  const values = {
    capital: record.capital,
    // Rounded down, so that a text never overstates the measurement.
    value: String(Math.floor(measured)),
    temperature: String(Math.round(record.temperature ?? 0)),
    humidity: String(Math.round(record.humidity ?? 0)),
  };
  const name = typeof level.name === 'string' ? level.name : formatMessage(level.name);
  return [
    {
      id: `${rule.id}-${record.code}`,
      title: formatMessage(level.title),
      type: level.type,
      severity: level.severity,
      province: record.province,
      description: formatMessage(level.description, values),
      timestamp: record.lastUpdated,
      timeZone: record.timeZone,
      source: rule.source,
      rule: formatMessage(rule.rule, { threshold: String(level.from), name }),
    },
  ];
}

function noticeAlert(id: 'stale' | 'sample', timestamp: string, intl: ServerIntl): ClimateAlert {
  const { formatMessage } = intl;
  const said =
    id === 'stale'
      ? {
          description: formatMessage(notices.stale, { time: formatTime(timestamp, intl, 'home') }),
          rule: formatMessage(notices.staleRule, { threshold: String(STALE_MINUTES) }),
        }
      : { description: formatMessage(notices.sample), rule: formatMessage(notices.sampleRule) };
  return {
    id: `${id}-data`,
    title: formatMessage(titles[id]),
    type: 'info',
    severity: id === 'stale' ? 'medium' : 'low',
    province: formatMessage(places.all),
    timestamp,
    timeZone: homeZone,
    source: 'Nzete',
    ...said,
  };
}

const severities = ['high', 'medium', 'low'];

/** The most severe first. Samples, and records older than three hours, make no weather alert. */
export function alertsOf(records: ClimateRecord[], now: Date, intl: ServerIntl): ClimateAlert[] {
  const measured = records.filter(({ source }) => source !== 'sample');
  const newest = measured
    .map(({ lastUpdated }) => lastUpdated)
    .sort()
    .at(-1);
  if (!newest) return records.slice(0, 1).map(({ lastUpdated }) => noticeAlert('sample', lastUpdated, intl));
  const age = (time: string) => now.getTime() - Date.parse(time);
  const alerts = measured
    .filter(({ lastUpdated }) => age(lastUpdated) <= MAX_AGE_MS)
    .flatMap((record) => weatherRules.flatMap((rule) => applyRule(rule, record, intl)));
  if (age(newest) > STALE_MINUTES * MINUTE_MS) alerts.unshift(noticeAlert('stale', newest, intl));
  return alerts.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
