'use client';

import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/index.ts';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { alertListMessages as texts } from './AlertList.messages.ts';

/** A weather alert. Its texts are localised. */
export interface ClimateAlertContent {
  id: string;
  title: string;
  type: 'warning' | 'danger' | 'info';
  severity: 'high' | 'medium' | 'low';
  /** The place. */
  province: string;
  /** What happens, and what to do. */
  description: string;
  /** ISO 8601: the time of the record that triggered it. */
  timestamp: string;
  /** The IANA time zone of the place; without it the time is in the provider's. */
  timeZone?: string | undefined;
  source: string;
  /** The rule that triggered it. */
  rule?: string;
}

export interface AlertListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Most severe first. */
  alerts: readonly ClimateAlertContent[];
  /**
   * How many are shown at first. The others are in a collapsed row below.
   * @default all of them
   */
  limit?: number;
  /**
   * The heading level of an alert's title.
   * @default 3
   */
  headingLevel?: 3 | 4;
}

const looks: Readonly<Record<ClimateAlertContent['type'], [icon: LucideIcon, tone: 'error' | 'warning' | 'info']>> = {
  danger: [OctagonAlert, 'error'],
  warning: [TriangleAlert, 'warning'],
  info: [Info, 'info'],
};
const grounds = {
  error: 'nz:before:bg-danger nz:text-on-danger',
  warning: 'nz:before:bg-warning-soft nz:text-on-warning-soft',
  info: 'nz:before:bg-info-soft nz:text-on-info-soft',
};

/**
 * A list of alerts with place, severity, advice, and the record and rule behind them; or a text
 * that there are none.
 *
 * Slots: `alert-list`, `alert-list-item`.
 *
 * @example <AlertList alerts={alerts} limit={3} />
 */
export function AlertList({ alerts, limit, headingLevel = 3, className, ...props }: AlertListProps) {
  const { number } = useFormat();
  const others = alerts.slice(limit ?? alerts.length);
  return (
    <div data-slot="alert-list" className={cx('nz:border-line-strong nz:border-t-[1.5px]', className)} {...props}>
      {alerts.length === 0 ? (
        <p className="nz:py-4 nz:text-text-2">
          <FormattedMessage {...texts.none} />
        </p>
      ) : (
        <AlertItems alerts={alerts.slice(0, limit)} headingLevel={headingLevel} />
      )}
      {others.length > 0 ? (
        <Disclosure
          className="nz:first:border-t-0"
          title={<FormattedMessage {...texts.more} values={{ alerts: others.length, count: number(others.length) }} />}
        >
          <AlertItems alerts={others} headingLevel={headingLevel} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function AlertItems({ alerts, headingLevel }: Required<Pick<AlertListProps, 'alerts' | 'headingLevel'>>) {
  return (
    <ul className="nz:bare">
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

function AlertItem({ alert, headingLevel }: { alert: ClimateAlertContent; headingLevel: 3 | 4 }) {
  const { moment } = useClimateFormat();
  const Heading = `h${headingLevel}` as const;
  const [Icon, tone] = looks[alert.type];
  return (
    <li
      data-slot="alert-list-item"
      data-type={alert.type}
      className="nz:grid nz:grid-cols-[2.5rem_minmax(0,1fr)] nz:large-text:grid-cols-1 nz:gap-x-4 nz:border-line-strong nz:border-b-[1.5px] nz:py-4"
    >
      <span aria-hidden="true" className={cx(mark, grounds[tone])}>
        <Icon className="nz:size-5" />
      </span>
      <div className="nz:grid nz:min-w-0 nz:gap-1.5">
        <Heading className="nz:font-bold">
          {alert.title} <span className="nz:font-normal nz:text-text-2">{alert.province}</span>
        </Heading>
        <p className="nz:flex nz:flex-wrap nz:gap-2">
          <Badge tone={tone}>
            <FormattedMessage {...texts[alert.type]} />
          </Badge>
          <Badge tone="line">
            <FormattedMessage {...texts[alert.severity]} />
          </Badge>
        </p>
        <p className="nz:text-text-2">{alert.description}</p>
        {alert.rule ? <p className="nz:text-sm nz:text-text-muted">{alert.rule}</p> : null}
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage
            {...texts.source}
            values={{ moment: moment(alert.timestamp, alert.timeZone), source: alert.source }}
          />
        </p>
      </div>
    </li>
  );
}

const mark =
  'nz:relative nz:isolate nz:grid nz:size-10 nz:place-items-center nz:before:absolute nz:before:inset-1.5 nz:before:-z-1 nz:before:rotate-45';
