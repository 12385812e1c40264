'use client';

import { type ComponentProps, memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type ClimateMeasure, type ProvinceRecord, shortCode, stepOf } from '../../internal/climate/climate.ts';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { placeOf, tileCodes } from './lattice.ts';
import { MapLegend } from './MapLegend.tsx';
import { provinceMapMessages as texts } from './ProvinceMap.messages.ts';
import { columns, noReading, ramps, rows, tile } from './ProvinceMap.variants.ts';
import { useTileKeys } from './useTileKeys.ts';

export interface ProvinceMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** One for each province; one without a record has no tile. */
  records: readonly ProvinceRecord[];
  /**
   * What the tiles are coloured by.
   * @default 'temperature'
   */
  measure?: ClimateMeasure;
  /** The code of the province that is chosen: `CD-KN`. */
  selected?: string | undefined;
  /** A tile was pressed. */
  onSelect: (code: string) => void;
}

/**
 * The 26 provinces of DR Congo as diamonds that touch where the provinces do, coloured by a value that every tile also says. One stop of the
 * Tab key; the arrow keys lead by geography. Put a ProvinceTable with the same records beside it.
 *
 * Slots: `province-map`, `province-map-tiles`, `province-map-tile`, `province-map-legend`.
 *
 * @example <ProvinceMap records={records} measure="airQuality" onSelect={open} />
 */
export function ProvinceMap({
  records,
  measure = 'temperature',
  selected,
  onSelect,
  className,
  ...props
}: ProvinceMapProps) {
  const { formatMessage } = useIntl();
  const keysId = useId();
  const byCode = new Map(records.map((record) => [record.code, record]));
  const codes = tileCodes.filter((code) => byCode.has(code));
  const keys = useTileKeys(codes, selected);
  return (
    <figure data-slot="province-map" className={cx('nz:grid nz:min-w-0 nz:gap-5', className)} {...props}>
      <p id={keysId} className="nz:sr-only">
        {formatMessage(texts.keys)}
      </p>
      {/* A map is not mirrored where one reads from right to left. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form */}
      <div
        role="group"
        dir="ltr"
        aria-label={formatMessage(texts.map, { measure: formatMessage(climateMessages[measure]) })}
        aria-describedby={keysId}
        data-slot="province-map-tiles"
        className="nz:mx-auto nz:grid nz:aspect-9/10 nz:w-full nz:max-w-137 nz:grid-cols-[repeat(9,minmax(0,1fr))] nz:grid-rows-[repeat(10,minmax(0,1fr))]"
        {...keys.group}
      >
        {codes.map((code) => {
          const record = byCode.get(code);
          return record ? (
            <Tile
              key={code}
              record={record}
              measure={measure}
              isStop={keys.stop === code}
              isSelected={selected === code}
              onSelect={onSelect}
            />
          ) : null;
        })}
      </div>
      <MapLegend measure={measure} />
    </figure>
  );
}

interface TileProps extends Required<Pick<ProvinceMapProps, 'measure' | 'onSelect'>> {
  record: ProvinceRecord;
  /** The Tab key stops here. */
  isStop: boolean;
  isSelected: boolean;
}

/** Memo: of 26 only those are rendered again of which something has changed. */
const Tile = memo(function Tile({ record, measure, isStop, isSelected, onSelect }: TileProps) {
  const { formatMessage } = useIntl();
  const format = useClimateFormat();
  const { code, province, [measure]: value } = record;
  const place = placeOf(code);
  if (!place) return null;
  return (
    <button
      type="button"
      data-code={code}
      data-slot="province-map-tile"
      data-step={value === null ? undefined : stepOf(measure, value)}
      tabIndex={isStop ? 0 : -1}
      aria-current={isSelected || undefined}
      aria-haspopup="dialog"
      className={cx(
        tile,
        rows[place.row],
        columns[place.column],
        value === null ? noReading : ramps[measure][stepOf(measure, value)],
      )}
      onClick={() => onSelect(code)}
    >
      <span className="nz:sr-only">{formatMessage(texts.tile, { province, value: format.value(measure, value) })}</span>
      <span
        aria-hidden="true"
        className="nz:-rotate-45 nz:text-center nz:text-xs nz:leading-tight nz:tabular-nums nz:sm:text-sm nz:lg:text-base"
      >
        <b className="nz:block nz:text-sm nz:leading-tight nz:font-bold nz:sm:text-base nz:lg:text-[1.1875rem]">
          {shortCode(code)}
        </b>
        {format.short(measure, value)}
      </span>
    </button>
  );
});
