'use client';

import { type ComponentProps, memo, useContext, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type ClimateMeasure, type ProvinceRecord, shortCode, stepOf } from '../../internal/climate/climate.ts';
import { provinceButton } from '../../internal/climate/provinceButton.ts';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { FigureGroupContext } from '../../primitives/Figure/FigureGroup.tsx';
import { type MapTile, sortTiles } from './lattice.ts';
import { MapLegend } from './MapLegend.tsx';
import { provinceMapMessages as texts } from './ProvinceMap.messages.ts';
import { columns, noReading, ramps, rows, tile, tileText, tileValue } from './ProvinceMap.variants.ts';
import { useTileKeys } from './useTileKeys.ts';

export interface ProvinceMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** One per province; provinces without a tile are left out. */
  records: readonly ProvinceRecord[];
  /**
   * The place of each province, in any order: up to 15 rows and columns. Constant between renders.
   */
  tiles: readonly MapTile[];
  /**
   * The measure that sets the colours.
   * @default 'temperature'
   */
  measure?: ClimateMeasure;
  /** The code of the selected province: `CD-KN`. */
  selected?: string | undefined;
  /** Called when a tile is pressed. */
  onSelect: (code: string) => void;
  /** The id of a form that opens a province without JavaScript: a tile sends `province`. */
  formId?: string | undefined;
}

/**
 * The provinces of a country as diamonds that touch where the provinces do, coloured by a value
 * that each tile also shows. It is one tab stop; the arrow keys move geographically. Offer a
 * ProvinceTable with the same records. In a `FigureGroup` every value refers to its note.
 *
 * Slots: `province-map`, `province-map-tiles`, `province-map-tile`, `province-map-legend`,
 * `figure`.
 *
 * @example
 * const tiles = [
 *   { code: 'KE-43', row: 0, column: 1 },
 *   { code: 'KE-30', row: 1, column: 0 },
 *   { code: 'KE-19', row: 1, column: 2 },
 * ];
 *
 * <ProvinceMap records={records} tiles={tiles} measure="airQuality" onSelect={open} />
 */
export function ProvinceMap({
  records,
  tiles,
  measure = 'temperature',
  selected,
  onSelect,
  formId,
  className,
  ...props
}: ProvinceMapProps) {
  const { formatMessage } = useIntl();
  const keysId = useId();
  const note = useContext(FigureGroupContext)?.noteId;
  const byCode = new Map(records.map((record) => [record.code, record]));
  const grid = useMemo(() => gridOf(tiles), [tiles]);
  const shown = grid.tiles.filter(({ code }) => byCode.has(code));
  const keys = useTileKeys(shown, selected);
  const { short } = useClimateFormat();
  // Names, legend and accessibility attributes update one frame later, so that the colours are
  // painted sooner.
  const painted = useAfterPaint(measure);
  const names = useNames(records, painted);
  return (
    <figure data-slot="province-map" className={cx('nz:grid nz:min-w-0 nz:gap-5', className)} {...props}>
      <p id={keysId} className="nz:sr-only">
        {formatMessage(texts.keys)}
      </p>
      {formId ? (
        // The first button of a form is the one that Enter presses: it searches, and opens no tile.
        <button type="submit" form={formId} tabIndex={-1} aria-hidden="true" className="nz:sr-only" />
      ) : null}
      {/* A map is not mirrored in right-to-left languages. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form */}
      <div
        role="group"
        dir="ltr"
        aria-label={formatMessage(texts.map, { measure: formatMessage(climateMessages[measure]) })}
        aria-describedby={note ? `${keysId} ${note}` : keysId}
        data-slot="province-map-tiles"
        className="nz:relative nz:mx-auto nz:w-full nz:max-w-150"
        {...keys.group}
      >
        {/* Gives the grid its proportions, without a style. */}
        <svg aria-hidden="true" viewBox={`0 0 ${grid.columns} ${grid.rows}`} className="nz:block nz:w-full" />
        <div className="nz:absolute nz:inset-0 nz:grid nz:auto-cols-fr nz:auto-rows-fr">
          {shown.map(({ code, row, column }) => {
            const value = byCode.get(code)?.[measure] ?? null;
            const step = value === null ? undefined : stepOf(measure, value);
            return (
              <Tile
                key={code}
                code={code}
                place={`${rows[row]} ${columns[column]}`}
                name={names.get(code)}
                value={byCode.get(code)?.[painted] ?? ''}
                text={short(measure, value)}
                note={note}
                colours={step === undefined ? noReading : ramps[measure][step]}
                isStop={keys.stop === code}
                isSelected={selected === code}
                onSelect={onSelect}
                formId={formId}
              />
            );
          })}
        </div>
      </div>
      <MapLegend measure={painted} />
    </figure>
  );
}

/** The tiles in order, counted from the top left, and the size of their grid. */
function gridOf(tiles: readonly MapTile[]) {
  const top = Math.min(...tiles.map(({ row }) => row));
  const left = Math.min(...tiles.map(({ column }) => column));
  const placed = sortTiles(tiles).map((each) => ({ ...each, row: each.row - top, column: each.column - left }));
  // A tile is two rows high and two columns wide.
  const size = (places: number[]) => Math.max(...places, 0) + 2;
  return {
    tiles: placed,
    rows: size(placed.map(({ row }) => row)),
    columns: size(placed.map(({ column }) => column)),
  };
}

/** The accessible name of each tile. */
function useNames(records: readonly ProvinceRecord[], measure: ClimateMeasure) {
  const { formatMessage } = useIntl();
  const { value } = useClimateFormat();
  return useMemo(() => {
    const nameOf = (record: ProvinceRecord) =>
      formatMessage(texts.tile, { province: record.province, value: value(measure, record[measure]) });
    return new Map(records.map((record) => [record.code, nameOf(record)]));
  }, [records, measure, formatMessage, value]);
}

interface TileProps extends Pick<ProvinceMapProps, 'onSelect' | 'formId'> {
  code: string;
  /** The classes of its row and column. */
  place: string;
  name: string | undefined;
  value: number | '';
  /** The short value, and its colours. */
  text: string;
  /** The id of the note with time and source. */
  note: string | undefined;
  colours: string | undefined;
  /** Whether it is the tab stop. */
  isStop: boolean;
  isSelected: boolean;
}

/** Memoised: only tiles that changed re-render. */
const Tile = memo(function Tile(props: TileProps) {
  const { code, place, name, value, text, note, colours, isStop, isSelected, onSelect, formId } = props;
  return (
    <button
      {...provinceButton(formId, code)}
      data-code={code}
      data-slot="province-map-tile"
      tabIndex={isStop ? 0 : -1}
      aria-current={isSelected || undefined}
      aria-haspopup="dialog"
      // Joined without `cx`: the classes do not conflict, and all tiles change in one frame.
      className={`${tile} ${place} ${colours}`}
      onClick={(event) => {
        event.preventDefault();
        onSelect(code);
      }}
    >
      <span className="nz:sr-only">{name}</span>
      <span aria-hidden="true" className={tileText}>
        <b className="nz:block nz:text-sm nz:leading-tight nz:font-bold nz:large-text:text-[4.5cqi] nz:sm:text-base nz:lg:text-[1.1875rem]">
          {shortCode(code)}
        </b>
        <data data-slot="figure" value={value} aria-describedby={note} className={tileValue}>
          {text}
        </data>
      </span>
    </button>
  );
});
