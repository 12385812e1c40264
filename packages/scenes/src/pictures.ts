import type { SceneName } from './drawings/index.ts';
import type { SceneOptions } from './render.ts';

/** One picture of the site: a scene with its options. */
export interface Picture extends Omit<SceneOptions, 'id'> {
  scene: SceneName;
}

/**
 * Every picture of the site by name, which is its file name and what `scene:<name>` imports. To add
 * one: choose a scene, a seed that no other picture of that scene has, and optionally a time of
 * day, a mirror or a crop; then check it with `node packages/scenes/src/cli.ts <folder> --sheet`.
 */
export const pictures = {
  // The scenes as originally drawn.
  'canopy-dawn': { scene: 'canopy-dawn' },
  'river-bend': { scene: 'river-bend' },
  'seedling-rows': { scene: 'seedling-rows' },
  'borehole-rings': { scene: 'borehole-rings' },
  'village-solar': { scene: 'village-solar' },
  classroom: { scene: 'classroom' },
  savanna: { scene: 'savanna' },
  wetland: { scene: 'wetland' },
  'night-sky': { scene: 'night-sky' },
  'mineral-strata': { scene: 'mineral-strata' },
  'weather-station': { scene: 'weather-station' },
  'okapi-understory': { scene: 'okapi-understory' },
  'planting-day': { scene: 'planting-day' },
  'shade-nursery': { scene: 'shade-nursery' },
  'palaver-tree': { scene: 'palaver-tree' },
  'drum-circle': { scene: 'drum-circle' },

  // The forest at other times of day.
  'canopy-noon': { scene: 'canopy-dawn', seed: 2, time: 'day' },
  'canopy-dusk': { scene: 'canopy-dawn', seed: 4, time: 'dusk', mirror: true },
  'canopy-mist': { scene: 'canopy-dawn', seed: 3, time: 'dawn', crop: 'left' },
  'canopy-night': { scene: 'canopy-dawn', seed: 6, time: 'night' },

  // The river.
  'river-noon': { scene: 'river-bend', seed: 4, time: 'day' },
  'river-dusk': { scene: 'river-bend', seed: 1, time: 'dusk', mirror: true },
  'river-dawn': { scene: 'river-bend', seed: 3, time: 'dawn' },
  'river-pirogue': { scene: 'river-bend', seed: 2, time: 'day', crop: 'close', mirror: true },

  // Fields and tree nurseries.
  'maize-rows': { scene: 'seedling-rows', seed: 2, time: 'day' },
  'seedling-dusk': { scene: 'seedling-rows', seed: 1, time: 'dusk', mirror: true },
  'tree-nursery': { scene: 'seedling-rows', seed: 4, time: 'dawn' },
  'field-edge': { scene: 'seedling-rows', seed: 7, time: 'day', crop: 'close' },

  // Water points.
  'borehole-dusk': { scene: 'borehole-rings', seed: 1, time: 'dusk', mirror: true },
  'borehole-noon': { scene: 'borehole-rings', seed: 4, time: 'day' },
  'borehole-close': { scene: 'borehole-rings', seed: 3, time: 'day', crop: 'close', mirror: true },
  'water-point': { scene: 'borehole-rings', seed: 2, time: 'dawn' },
  'borehole-story': { scene: 'borehole-rings', seed: 7, time: 'dawn', mirror: true },
  'borehole-evening': { scene: 'borehole-rings', seed: 6, time: 'night' },

  // Villages with electric light.
  'village-night': { scene: 'village-solar', seed: 2, time: 'night' },
  'village-noon': { scene: 'village-solar', seed: 3, time: 'day' },
  'village-dusk': { scene: 'village-solar', seed: 4, time: 'dusk', mirror: true },
  'village-path': { scene: 'village-solar', seed: 1, time: 'day', crop: 'close', mirror: true },

  // Schools.
  'classroom-chart': { scene: 'classroom', seed: 1, time: 'day' },
  'classroom-evening': { scene: 'classroom', seed: 2, time: 'night', mirror: true },
  'classroom-sprout': { scene: 'classroom', seed: 3, time: 'day', mirror: true },
  'classroom-front': { scene: 'classroom', seed: 6, time: 'dawn', crop: 'close' },
  'classroom-left': { scene: 'classroom', seed: 5, time: 'day', crop: 'left' },
  'classroom-dusk': { scene: 'classroom', seed: 11, time: 'dusk', mirror: true },

  // People planting trees.
  'planting-river': { scene: 'planting-day', seed: 19, time: 'day', mirror: true },
  'planting-carry': { scene: 'planting-day', seed: 4, time: 'day' },
  'planting-hoes': { scene: 'planting-day', seed: 15, time: 'dawn', mirror: true },
  'planting-close': { scene: 'planting-day', seed: 10, time: 'day', crop: 'close' },
  'planting-dusk': { scene: 'planting-day', seed: 5, time: 'dusk', mirror: true },
  'planting-volunteers': { scene: 'planting-day', seed: 7, time: 'day', mirror: true },
  'planting-bank': { scene: 'planting-day', seed: 16, time: 'day' },
  'planting-lead': { scene: 'planting-day', seed: 12, time: 'dawn' },
  'planting-hills': { scene: 'planting-day', seed: 13, time: 'day', mirror: true },
  'planting-last': { scene: 'planting-day', seed: 14, time: 'dusk' },

  // The tree nursery.
  'nursery-watering': { scene: 'shade-nursery', seed: 3, time: 'dawn', mirror: true },
  'nursery-potting': { scene: 'shade-nursery', seed: 1, time: 'day', mirror: true },
  'nursery-training': { scene: 'shade-nursery', seed: 4, time: 'day' },
  'nursery-dusk': { scene: 'shade-nursery', seed: 8, time: 'dusk' },

  // Meetings and lessons under a tree.
  'tree-handout': { scene: 'palaver-tree', seed: 4, time: 'day' },
  'savings-group': { scene: 'palaver-tree', seed: 13, time: 'day', mirror: true },
  'phone-lesson': { scene: 'palaver-tree', seed: 15, time: 'dawn', mirror: true },
  'phone-class': { scene: 'palaver-tree', seed: 7, time: 'day', mirror: true },
  'chart-lesson': { scene: 'palaver-tree', seed: 10, time: 'day' },
  'two-speakers': { scene: 'palaver-tree', seed: 3, time: 'dawn', mirror: true },
  'woman-speaks': { scene: 'palaver-tree', seed: 9, time: 'dawn', mirror: true },
  'evening-meeting': { scene: 'palaver-tree', seed: 14, time: 'dusk' },
  'ledger-table': { scene: 'palaver-tree', seed: 17, time: 'dusk', mirror: true },

  // Festivals.
  'three-drums': { scene: 'drum-circle', seed: 7, time: 'day', mirror: true },
  'lead-dancer': { scene: 'drum-circle', seed: 10, time: 'day' },
  'feast-dusk': { scene: 'drum-circle', seed: 11, time: 'dusk', mirror: true },
  'feast-dawn': { scene: 'drum-circle', seed: 3, time: 'dawn', mirror: true },

  // Wildlife.
  'savanna-noon': { scene: 'savanna', seed: 4, time: 'day' },
  'savanna-dusk': { scene: 'savanna', seed: 2, time: 'dusk' },
  'savanna-herd': { scene: 'savanna', seed: 9, time: 'dawn', mirror: true },
  'wetland-dusk': { scene: 'wetland', seed: 2, time: 'dusk', mirror: true },
  'wetland-dawn': { scene: 'wetland', seed: 3, time: 'dawn' },
  'wetland-lilies': { scene: 'wetland', seed: 4, time: 'day', crop: 'close' },
  'wetland-night': { scene: 'wetland', seed: 6, time: 'night', mirror: true },
  'okapi-noon': { scene: 'okapi-understory', seed: 2, time: 'day' },
  'okapi-dusk': { scene: 'okapi-understory', seed: 3, time: 'dusk', mirror: true },
  'okapi-night': { scene: 'okapi-understory', seed: 4, time: 'night' },

  // The sky and the weather.
  'night-afterglow': { scene: 'night-sky', seed: 1, time: 'dusk' },
  'night-first-light': { scene: 'night-sky', seed: 3, time: 'dawn', mirror: true },
  'night-moon': { scene: 'night-sky', seed: 4, time: 'night', mirror: true },
  'weather-clearing': { scene: 'weather-station', seed: 4, time: 'dawn' },
  'weather-dusk': { scene: 'weather-station', seed: 1, time: 'dusk', mirror: true },
  'weather-rain': { scene: 'weather-station', seed: 2, time: 'day', crop: 'close' },

  // Underground.
  malachite: { scene: 'mineral-strata', seed: 1, time: 'day' },
  'copper-ore': { scene: 'mineral-strata', seed: 3, time: 'dawn', mirror: true },
  'mineral-night': { scene: 'mineral-strata', time: 'night' },
  'cobalt-pocket': { scene: 'mineral-strata', seed: 2, time: 'dusk', mirror: true },
} as const satisfies Record<string, Picture>;

/** Name of a picture. */
export type PictureName = keyof typeof pictures;
