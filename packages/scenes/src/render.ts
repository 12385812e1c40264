import { type SceneName, scenes } from './drawings/index.ts';
import { HEIGHT, WIDTH } from './paths.ts';
import { Pen } from './pen.ts';
import type { Time } from './time.ts';

/** Parts of a scene to look at: everything, or closer on the middle, the left or the right. */
type Crop = 'close' | 'left' | 'right';

/** What makes one picture of a scene differ from another. */
export interface SceneOptions {
  /** Moves ridges, canopies, trees and subjects. 0, the default, is the scene as it was first drawn. */
  seed?: number;
  /** Hour of the day. Without one the scene keeps the colours it was drawn in. */
  time?: Time;
  /** Turns the scene round; the light still comes from the upper left. */
  mirror?: boolean;
  /** Shows a part of the scene, in the same proportions. */
  crop?: Crop;
  /** What the ids inside the SVG are made from; two SVGs in one page need two. Made from the options by default. */
  id?: string;
}

const CROPS: Readonly<Record<Crop, string>> = {
  close: '150 100 900 600',
  left: '0 190 840 560',
  right: '360 190 840 560',
};

/**
 * Draws one picture of a scene as an SVG document.
 *
 * @example
 * renderScene('savanna'); // the scene as first drawn
 * renderScene('savanna', { seed: 4, time: 'day', mirror: true }); // another place, another hour
 */
export function renderScene(scene: SceneName, options: SceneOptions = {}): string {
  const { seed = 0, time, mirror = false, crop } = options;
  const pen = new Pen(options.id ?? [scene, seed, time, mirror, crop].join(), { seed, mirror, ...(time && { time }) });
  const drawn = scenes[scene](pen);
  const body = mirror ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${drawn}</g>` : drawn;
  const viewBox = crop ? CROPS[crop] : `0 0 ${WIDTH} ${HEIGHT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}
