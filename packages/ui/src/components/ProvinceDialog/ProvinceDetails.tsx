'use client';

import { freshnessOf } from '@nzete/domain';
import { Cloud, Droplets, Eye, Landmark, type LucideIcon, Thermometer, Users, Wind } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type ClimateValue, type ProvinceRecord, shortCode, stepOf } from '../../internal/climate/climate.ts';
import { useClimateFigure } from '../../internal/climate/useClimateFigure.tsx';
import { cx } from '../../internal/cx.ts';
import { useNow } from '../../internal/useNow.ts';
import { FigureGroup } from '../../primitives/Figure/FigureGroup.tsx';
import { AirQualityBadge } from '../AirQualityBadge/AirQualityBadge.tsx';
import { ConditionIcon } from '../ConditionIcon/ConditionIcon.tsx';
import { FreshnessNote } from '../FreshnessNote/FreshnessNote.tsx';
import { noReading, ramps } from '../ProvinceMap/ProvinceMap.variants.ts';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';
import { ProvinceHistory, type ProvinceHistoryState } from './ProvinceHistory.tsx';

export interface ProvinceDetailsProps {
  record: ProvinceRecord;
  /** Its last seven days. */
  history: ProvinceHistoryState;
  /** The source of the values, as text or a link. */
  source?: ReactNode;
  /**
   * Marks the values as samples, shown until real ones have loaded.
   * @default false
   */
  isSample?: boolean;
  /**
   * The source does not answer, and these are its last values. They are called old from an hour of
   * age anyway.
   * @default false
   */
  isOld?: boolean;
}

const descriptions = { live: texts.description, old: texts.oldDescription, sample: texts.sampleDescription };

/** What the values are: real-time only while they are. */
export function ProvinceDescription({
  record,
  isSample,
  isOld,
}: Pick<ProvinceDetailsProps, 'record' | 'isSample' | 'isOld'>) {
  const source = isSample ? 'sample' : isOld ? 'stored' : undefined;
  const freshness = freshnessOf({ source, lastUpdated: record.lastUpdated }, useNow());
  return <FormattedMessage {...descriptions[freshness]} values={record} />;
}

/** The heading: the province, with its tile of the map. */
export function ProvinceTitle({ record: { code, province, temperature } }: Pick<ProvinceDetailsProps, 'record'>) {
  return (
    <span className="nz:flex nz:items-center nz:gap-4 nz:large-text:flex-wrap">
      <span
        aria-hidden="true"
        className={cx(
          'nz:m-1.5 nz:grid nz:size-8.5 nz:shrink-0 nz:rotate-45 nz:place-items-center',
          temperature === null ? noReading : ramps.temperature[stepOf('temperature', temperature)],
        )}
      >
        <span className="nz:-rotate-45 nz:font-body nz:text-sm nz:font-bold">{shortCode(code)}</span>
      </span>
      <span className="nz:min-w-0 nz:large-text:basis-full">
        <FormattedMessage
          {...texts.title}
          values={{ province, rest: (words) => <span className="nz:max-md:sr-only">{words}</span> }}
        />
      </span>
    </span>
  );
}

interface ProvinceFooterProps {
  actions: ReactNode;
  /** The way back: a button or a link. */
  children: ReactNode;
}

/** The actions: on phones in one row. */
export function ProvinceFooter({ actions, children }: ProvinceFooterProps) {
  return (
    <div className={row}>
      {actions}
      {children}
    </div>
  );
}

/** The current values of a province with one note on time and source, and its last days. */
export function ProvinceDetails({ record, history, source, isSample = false }: ProvinceDetailsProps) {
  const origin = useMemo(() => (source === undefined ? undefined : { label: source }), [source]);
  return (
    <FigureGroup source={origin} isSample={isSample}>
      <div className="nz:grid nz:gap-6">
        <Values record={record} />
        <div className="nz:grid nz:gap-1">
          <p className="nz:text-sm nz:font-semibold">
            <FormattedMessage {...climateMessages.lastUpdated} />
          </p>
          <FreshnessNote asOf={record.lastUpdated} timeZone={record.timeZone} />
        </div>
        <ProvinceHistory {...history} timeZone={record.timeZone} />
      </div>
    </FigureGroup>
  );
}

const numbers = ['temperature', 'humidity', 'windSpeed', 'visibility', 'population'] as const satisfies ClimateValue[];
const icons = {
  capital: Landmark,
  temperature: Thermometer,
  humidity: Droplets,
  windSpeed: Wind,
  visibility: Eye,
  population: Users,
  condition: Cloud,
  airQuality: undefined,
} as const satisfies Record<string, LucideIcon | undefined>;

function Values({ record }: Pick<ProvinceDetailsProps, 'record'>) {
  const figure = useClimateFigure();
  const values: [name: keyof typeof icons, value: ReactNode][] = [
    ['capital', record.capital],
    ...numbers.map((name): [ClimateValue, ReactNode] => [name, figure(name, record[name])]),
    ['condition', <ConditionIcon key="condition" condition={record.condition} />],
    ['airQuality', <AirQualityBadge key="air" index={record.airQuality} />],
  ];
  return (
    <dl data-slot="province-dialog-values" className={list}>
      {values.map(([name, value]) => {
        const Icon = icons[name];
        return (
          <div key={name} className={cell}>
            <dt className="nz:flex nz:items-center nz:gap-2 nz:text-sm nz:text-text-muted">
              {Icon ? <Icon aria-hidden="true" className="nz:size-4 nz:shrink-0" /> : null}
              <FormattedMessage {...climateMessages[name]} />
            </dt>
            <dd className="nz:text-[1.0625rem] nz:font-bold nz:tabular-nums">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const row = [
  'nz:flex nz:flex-wrap nz:items-center nz:gap-2 nz:md:contents',
  'nz:max-md:*:grow nz:max-md:[&_:is(a,button)]:grow nz:max-md:[&_:is(a,button)]:px-2 nz:max-md:*:last:basis-0',
].join(' ');

/** Rules between adjacent cells; those at the outer edge are clipped. */
const list =
  'nz:grid nz:grid-cols-2 nz:large-text:grid-cols-1 nz:overflow-hidden nz:border-line nz:border-b-[1.5px] nz:md:grid-cols-4';
const cell =
  'nz:-ms-px nz:-mt-[1.5px] nz:grid nz:min-w-0 nz:content-start nz:gap-0.5 nz:border-line nz:border-s nz:border-t-[1.5px] nz:px-4 nz:py-3 nz:max-md:odd:ps-px nz:md:nth-[4n+1]:ps-px';
