import type { Grade } from './colour.ts';

/** The times of day of a scene. */
export type Time = 'dawn' | 'day' | 'dusk' | 'night';

/**
 * Everything that depends on the time of day: the haze, the sun or moon, and the light on the
 * ground.
 */
export interface Atmosphere {
  /** The sky's background and its two bands, top to bottom, 4 to 6 % lightness apart. */
  sky: readonly [string, string, string];
  /** Rings of the sun or moon, outermost first; the last is the disc. */
  sun: readonly [string, string, string, string];
  cloud: string;
  /** A lit window, or the fire in it. */
  window?: string;
  /** The light on the landscape. */
  land: Grade;
  /** The light in the foreground: without haze, and more saturated. */
  near: Grade;
}

/** The four times of day. A scene without one keeps its original colours. */
export const atmospheres: Readonly<Record<Time, Atmosphere>> = {
  dawn: {
    sky: ['#EFB7A0', '#F4C9AE', '#F8DCBF'],
    sun: ['#F7D3AA', '#F7C98C', '#F4B565', '#EE9340'],
    cloud: '#FCEBD8',
    land: { light: 1.02, chroma: 1, tint: ['#F0A98A', 0.08], haze: ['#F3CFB2', 0.3] },
    near: { light: 1.02, chroma: 1, tint: ['#F0A98A', 0.05] },
  },
  day: {
    sky: ['#A9D2DA', '#BDDEDF', '#D6EAE2'],
    sun: ['#D3E6D2', '#E8E6B8', '#F3DC8E', '#F1C455'],
    cloud: '#F7FAF0',
    land: { light: 1.03, chroma: 1.08, tint: ['#3E9C90', 0.07], haze: ['#B9DBD6', 0.3] },
    near: { light: 1.03, chroma: 1.05, tint: ['#3E9C90', 0.02] },
  },
  dusk: {
    sky: ['#A94A2F', '#C4643A', '#DB8148'],
    sun: ['#E08F50', '#E9A458', '#F1BD66', '#F8DA8E'],
    cloud: '#EBA869',
    window: '#F5C65A',
    land: { light: 0.8, chroma: 0.92, tint: ['#5A1F12', 0.18], haze: ['#C96B3E', 0.38] },
    near: { light: 0.9, chroma: 1, tint: ['#5A1F12', 0.1] },
  },
  night: {
    sky: ['#0E1F3F', '#15294C', '#1C365A'],
    sun: ['#213D63', '#2B4A6F', '#48658A', '#F5E2B4'],
    cloud: '#2D4A70',
    window: '#EDB22F',
    land: { light: 0.74, chroma: 0.72, tint: ['#0F2C4A', 0.32], haze: ['#2C4E70', 0.5] },
    near: { light: 0.84, chroma: 0.85, tint: ['#12304F', 0.18] },
  },
};
