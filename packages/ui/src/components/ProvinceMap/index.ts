export type {
  ClimateCondition,
  ClimateMeasure,
  ClimateValue,
  ProvinceRecord,
} from '../../internal/climate/climate.ts';
export { climateMeasures } from '../../internal/climate/climate.ts';
export { ProvinceMap, type ProvinceMapProps } from './ProvinceMap.tsx';
export { ProvinceTable, type ProvinceTableProps } from './ProvinceTable.tsx';
