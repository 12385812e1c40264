/**
 * The state machine of the carousel, without React: states, events, and the timers of one slide.
 */

export interface RotationState {
  /** The index of the current picture. */
  current: number;
  /** The previous picture, which stays visible until the current one has loaded and faded in. */
  under: number;
  /**
   * Pictures that may be downloaded: the first, those already shown, and the next one shortly
   * before it shows.
   */
  requested: readonly number[];
  /** Pictures that have loaded. The first is included from the start, so that it never fades in. */
  loaded: readonly number[];
  /**
   * `auto` until the visitor interacts: hovering the hero pauses autoplay, focusing it stops
   * autoplay. `playing` was started with the button and ignores hover and focus. `stopped` waits
   * for the button.
   */
  mode: 'auto' | 'playing' | 'stopped';
}

export type RotationEvent =
  /** The interval has ended. */
  | { type: 'turn'; count: number }
  /** The interval is about to end: start to download the next picture. */
  | { type: 'prepare'; count: number }
  | { type: 'pick'; index: number }
  | { type: 'arrive'; index: number }
  /** The hero received focus. */
  | { type: 'focus' }
  /** The pause or play button was pressed. */
  | { type: 'toggle' };

export const firstPicture: RotationState = { current: 0, under: 0, requested: [0], loaded: [0], mode: 'auto' };

const withIndex = (list: readonly number[], index: number) => (list.includes(index) ? list : [...list, index]);

function show(state: RotationState, index: number): RotationState {
  if (index === state.current) return state;
  // A picture that never loaded was never visible: the one below it stays.
  const under = state.loaded.includes(state.current) ? state.current : state.under;
  return { ...state, current: index, under, requested: withIndex(state.requested, index) };
}

export function rotate(state: RotationState, event: RotationEvent): RotationState {
  switch (event.type) {
    case 'turn':
      return show(state, (state.current + 1) % event.count);
    case 'prepare':
      return { ...state, requested: withIndex(state.requested, (state.current + 1) % event.count) };
    case 'pick':
      return show({ ...state, mode: state.mode === 'auto' ? 'stopped' : state.mode }, event.index);
    case 'arrive':
      return { ...state, loaded: withIndex(state.loaded, event.index) };
    case 'focus':
      return state.mode === 'auto' ? { ...state, mode: 'stopped' } : state;
    case 'toggle':
      return { ...state, mode: state.mode === 'stopped' ? 'playing' : 'stopped' };
  }
}

export interface AutoplayConditions {
  /** The number of pictures. */
  count: number;
  /** The site, or the visitor's preference for reduced motion or data, turns autoplay off. */
  isStill: boolean;
  /** The hero is hovered. */
  isHovered: boolean;
  /** The page is in a background tab. */
  isHidden: boolean;
}

export function isAutoplaying(
  mode: RotationState['mode'],
  { count, isStill, isHovered, isHidden }: AutoplayConditions,
): boolean {
  if (count < 2 || isStill || isHidden || mode === 'stopped') return false;
  return mode === 'playing' || !isHovered;
}

/**
 * How early the next picture is downloaded, in milliseconds: enough for a few kilobytes on a slow
 * connection.
 */
const PRELOAD_LEAD_MS = 2000;

/**
 * Starts the timers of one slide.
 * @param interval milliseconds per picture
 * @returns a function that clears the timers
 */
export function startTimers(interval: number, onPrepare: () => void, onTurn: () => void): () => void {
  const prepare = setTimeout(onPrepare, Math.max(0, interval - PRELOAD_LEAD_MS));
  const turn = setTimeout(onTurn, interval);
  return () => {
    clearTimeout(prepare);
    clearTimeout(turn);
  };
}
