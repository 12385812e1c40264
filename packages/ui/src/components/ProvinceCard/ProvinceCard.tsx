'use client';

import { Droplets, Eye, type LucideIcon, Thermometer, Users, Waves, Wind } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type ClimateValue, type ProvinceRecord, shortCode, stepOf } from '../../internal/climate/climate.ts';
import { provinceButton } from '../../internal/climate/provinceButton.ts';
import { useClimateFigure } from '../../internal/climate/useClimateFigure.tsx';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { AirQualityBadge } from '../AirQualityBadge/AirQualityBadge.tsx';
import { ConditionIcon } from '../ConditionIcon/ConditionIcon.tsx';
import { noReading, ramps } from '../ProvinceMap/ProvinceMap.variants.ts';
import { provinceCardMessages as texts } from './ProvinceCard.messages.ts';

export interface ProvinceCardProps extends Omit<ComponentProps<'article'>, 'ref' | 'children' | 'onSelect'> {
  ref?: Ref<HTMLElement>;
  record: ProvinceRecord;
  /**
   * The time in the note of the group around the card (ISO 8601), such as a FreshnessNote. The card
   * shows its own only if it is another.
   */
  notedTime?: string | undefined;
  /** Called when the card is pressed. */
  onSelect: (code: string) => void;
  /** The id of a form that opens the province without JavaScript: the button sends `province`. */
  formId?: string | undefined;
  /** One more value to show, such as the one that the cards are ordered by. */
  value?: ClimateValue | undefined;
  /**
   * Marks values that have just changed.
   * @default false
   */
  isChanged?: boolean;
  /**
   * The element of the root.
   * @default 'article'
   */
  as?: 'article' | 'li';
  /**
   * The heading level of the province.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** The icon of each value, in cards and in their legend. */
export const valueIcons: Readonly<Record<ClimateValue, LucideIcon>> = {
  temperature: Thermometer,
  humidity: Droplets,
  windSpeed: Wind,
  visibility: Eye,
  airQuality: Waves,
  population: Users,
};

/** The values on every card, beside its temperature and condition. */
export const cardValues: readonly ClimateValue[] = ['humidity', 'airQuality'];

/**
 * The current weather of a province in short: temperature, condition, humidity and air quality. The
 * whole card is a button, for the rest. In a `FigureGroup` every value refers to its note.
 *
 * Slots: `province-card`, `province-card-code`, `province-card-values`, `province-card-skeleton`.
 *
 * @example <ProvinceCard record={record} onSelect={open} />
 */
export function ProvinceCard({
  record,
  notedTime,
  onSelect,
  formId,
  value,
  isChanged = false,
  as = 'article',
  headingLevel = 3,
  className,
  ...props
}: ProvinceCardProps) {
  const id = useId();
  const { moment } = useClimateFormat();
  const figure = useClimateFigure();
  const Heading = `h${headingLevel}` as const;
  // One type for both: TypeScript cannot tell which element a ref belongs to.
  const Root = as as 'article';
  const { temperature } = record;
  const isExtra = value && value !== 'temperature' && !cardValues.includes(value);
  const shown = isExtra ? [...cardValues, value] : cardValues;
  return (
    <Root
      data-slot="province-card"
      data-changed={isChanged || undefined}
      aria-labelledby={as === 'article' ? id : undefined}
      className={cx(sheet, className)}
      {...props}
    >
      <div className="nz:flex nz:items-center nz:gap-3 nz:large-text:flex-wrap">
        <span
          aria-hidden="true"
          data-slot="province-card-code"
          className={cx(
            'nz:m-2 nz:grid nz:size-8.5 nz:shrink-0 nz:rotate-45 nz:place-items-center',
            temperature === null ? noReading : ramps.temperature[stepOf('temperature', temperature)],
          )}
        >
          <span className="nz:-rotate-45 nz:text-sm nz:font-bold">{shortCode(record.code)}</span>
        </span>
        <div className="nz:min-w-0">
          <Heading id={id} className="nz:type-h4">
            <button
              {...provinceButton(formId, record.code)}
              aria-haspopup="dialog"
              className="nz:text-start nz:outline-focus nz:after:absolute nz:after:inset-0 nz:focus-visible:after:outline-3 nz:focus-visible:after:outline-offset-2 nz:focus-visible:outline-none"
              onClick={(event) => {
                event.preventDefault();
                onSelect(record.code);
              }}
            >
              {record.province}
            </button>
          </Heading>
          <p className="nz:text-sm nz:text-text-muted">{record.capital}</p>
        </div>
      </div>
      <p className="nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-x-3 nz:gap-y-1">
        {figure('temperature', temperature, 'nz:type-number nz:text-[2.5rem] nz:whitespace-nowrap')}
        {/* A long unit takes two lines beside the number, so that adjacent cards stay aligned. */}
        <ConditionIcon
          condition={record.condition}
          className="nz:max-w-full nz:flex-[1_0_auto] nz:justify-end nz:text-md nz:leading-tight nz:font-semibold"
        />
      </p>
      <dl data-slot="province-card-values" className={facts}>
        {shown.map((name) => (
          <Fact key={name} name={name}>
            {name === 'airQuality' ? <AirQualityBadge index={record.airQuality} /> : figure(name, record[name])}
          </Fact>
        ))}
      </dl>
      {record.lastUpdated === notedTime ? null : (
        <time dateTime={record.lastUpdated} className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...texts.updated} values={{ moment: moment(record.lastUpdated, record.timeZone) }} />
        </time>
      )}
    </Root>
  );
}

/** A value and its icon, which is its name. */
function Fact({ name, children }: { name: ClimateValue; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const Icon = valueIcons[name];
  return (
    <div className="nz:flex nz:items-center nz:gap-2">
      <dt className="nz:bare">
        <Icon role="img" aria-label={formatMessage(climateMessages[name])} className="nz:size-5 nz:text-sign" />
      </dt>
      <dd className="nz:bare">{children}</dd>
    </div>
  );
}

const sheet = [
  'nz:relative nz:flex nz:min-w-0 nz:flex-col nz:gap-3 nz:rounded-card nz:bg-surface nz:p-5 nz:large-text:px-2 nz:[border-top:4px_solid_transparent]',
  'nz:transition-[border-color] nz:duration-(--nz-dur-scene) nz:hover:border-t-line-strong nz:data-changed:border-t-info',
].join(' ');
const facts =
  'nz:mt-auto nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-4 nz:gap-y-2 nz:border-line nz:border-t-[1.5px] nz:pt-3 nz:text-md nz:font-semibold nz:tabular-nums';
