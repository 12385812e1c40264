import type { SceneOptions } from './render.ts';
import type { SceneName } from './scenes/index.ts';

/** One picture of the site: a scene, and what makes this picture of it its own. */
export interface Picture extends Omit<SceneOptions, 'id'> {
  scene: SceneName;
}

/**
 * Every picture of the site by name. The name is the file's name and is what `scene:<name>` imports.
 * To add one: choose a scene, a seed nobody uses with that scene, and if it helps an hour, a mirror or a crop;
 * then look at it with `node tooling/scenes/cli.ts <folder> --sheet`.
 */
export const pictures = {
  // The twelve scenes as they were first drawn.
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

  // The forest at other hours.
  'canopy-noon': { scene: 'canopy-dawn', seed: 2, time: 'day' },
  'canopy-dusk': { scene: 'canopy-dawn', seed: 4, time: 'dusk', mirror: true },
  'canopy-mist': { scene: 'canopy-dawn', seed: 3, time: 'dawn', crop: 'left' },

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

  // Villages with light.
  'village-night': { scene: 'village-solar', seed: 2, time: 'night' },
  'village-noon': { scene: 'village-solar', seed: 3, time: 'day' },
  'village-dusk': { scene: 'village-solar', seed: 4, time: 'dusk', mirror: true },
  'village-path': { scene: 'village-solar', seed: 1, time: 'day', crop: 'close', mirror: true },

  // Schools.
  'classroom-chart': { scene: 'classroom', seed: 1, time: 'day' },
  'classroom-evening': { scene: 'classroom', seed: 2, time: 'night', mirror: true },
  'classroom-sprout': { scene: 'classroom', seed: 3, time: 'day', mirror: true },

  // Wildlife.
  'savanna-noon': { scene: 'savanna', seed: 4, time: 'day' },
  'savanna-dusk': { scene: 'savanna', seed: 2, time: 'dusk' },
  'savanna-herd': { scene: 'savanna', seed: 9, time: 'dawn', mirror: true },
  'wetland-dusk': { scene: 'wetland', seed: 2, time: 'dusk', mirror: true },
  'wetland-dawn': { scene: 'wetland', seed: 3, time: 'dawn' },
  'wetland-lilies': { scene: 'wetland', seed: 4, time: 'day', crop: 'close' },
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

  // What lies in the ground.
  malachite: { scene: 'mineral-strata', seed: 1, time: 'day' },
  'copper-ore': { scene: 'mineral-strata', seed: 3, time: 'dawn', mirror: true },
  'cobalt-pocket': { scene: 'mineral-strata', seed: 2, time: 'dusk', mirror: true },
} as const satisfies Record<string, Picture>;

/** Name of a picture. */
export type PictureName = keyof typeof pictures;
