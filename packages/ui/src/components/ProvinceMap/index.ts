export type {
  ClimateCondition,
  ClimateMeasure,
  ClimateValue,
  ProvinceRecord,
} from '../../internal/climate/climate.ts';
export { climateMeasures } from '../../internal/climate/climate.ts';
export { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
export type { MapTile } from './lattice.ts';
export { ProvinceMap, type ProvinceMapProps } from './ProvinceMap.tsx';
export { ProvinceTable, type ProvinceTableProps } from './ProvinceTable.tsx';
