import type { Pen } from '../pen.ts';
import { boreholeRings } from './borehole-rings.ts';
import { canopyDawn } from './canopy-dawn.ts';
import { classroom } from './classroom.ts';
import { drumCircle } from './drum-circle.ts';
import { mineralStrata } from './mineral-strata.ts';
import { nightSky } from './night-sky.ts';
import { okapiUnderstory } from './okapi-understory.ts';
import { palaverTree } from './palaver-tree.ts';
import { plantingDay } from './planting-day.ts';
import { riverBend } from './river-bend.ts';
import { savanna } from './savanna.ts';
import { seedlingRows } from './seedling-rows.ts';
import { shadeNursery } from './shade-nursery.ts';
import { villageSolar } from './village-solar.ts';
import { weatherStation } from './weather-station.ts';
import { wetland } from './wetland.ts';

/** Every scene that can be drawn, by name. */
export const scenes = {
  'canopy-dawn': canopyDawn,
  'river-bend': riverBend,
  'seedling-rows': seedlingRows,
  'borehole-rings': boreholeRings,
  'village-solar': villageSolar,
  classroom,
  savanna,
  wetland,
  'night-sky': nightSky,
  'mineral-strata': mineralStrata,
  'weather-station': weatherStation,
  'okapi-understory': okapiUnderstory,
  'planting-day': plantingDay,
  'shade-nursery': shadeNursery,
  'palaver-tree': palaverTree,
  'drum-circle': drumCircle,
} as const satisfies Record<string, (pen: Pen) => string>;

/** Name of a scene. */
export type SceneName = keyof typeof scenes;
