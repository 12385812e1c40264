import { type SceneName, scenes } from './drawings/index.ts';
import { HEIGHT, WIDTH } from './paths.ts';
import { Pen } from './pen.ts';
import type { Time } from './time.ts';

/** The crops of a scene: everything, or a closer view of the centre, the left or the right. */
type Crop = 'close' | 'left' | 'right';

/** The options that distinguish the pictures of a scene. */
export interface SceneOptions {
  /**
   * Moves ridges, canopies, trees and subjects. 0, the default, is the scene as originally drawn.
   */
  seed?: number;
  /** The time of day. If omitted, the scene keeps its original colours. */
  time?: Time;
  /** Mirrors the scene; the light still comes from the upper left. */
  mirror?: boolean;
  /** Shows a part of the scene, in the same aspect ratio. */
  crop?: Crop;
  /**
   * The prefix of the ids in the SVG, which two SVGs in one page must not share. By default it is
   * based on the options.
   */
  id?: string;
}

const CROPS: Readonly<Record<Crop, string>> = {
  close: '150 100 900 600',
  left: '0 190 840 560',
  right: '360 190 840 560',
};

/**
 * Draws a scene as an SVG document.
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
