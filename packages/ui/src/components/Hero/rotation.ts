/** What the hero's pictures do, without React or clock: a state, what can happen to it, and the timers of one turn. */

export interface RotationState {
  /** Whose turn it is. */
  current: number;
  /** Which picture stays beneath until the current one has arrived and faded in. */
  under: number;
  /** Pictures that may be downloaded: the first, each that had a turn, and the next one shortly before its turn. */
  wanted: readonly number[];
  /** Pictures that have been downloaded. The first counts from the start, so that it never fades in. */
  arrived: readonly number[];
  /**
   * `auto` until the visitor does something: pointing at the hero pauses the pictures, focus in it stops them. `playing` was asked for with the button and goes
   * on under pointer and focus. `stopped` waits for the button.
   */
  mode: 'auto' | 'playing' | 'stopped';
}

export type RotationEvent =
  /** Time is up. */
  | { type: 'turn'; count: number }
  /** Time is nearly up: the next picture should be on its way. */
  | { type: 'prepare'; count: number }
  | { type: 'pick'; index: number }
  | { type: 'arrive'; index: number }
  /** Focus came into the hero. */
  | { type: 'focus' }
  /** The pause or play button was pressed. */
  | { type: 'toggle' };

export const firstPicture: RotationState = { current: 0, under: 0, wanted: [0], arrived: [0], mode: 'auto' };

const including = (list: readonly number[], index: number) => (list.includes(index) ? list : [...list, index]);

function show(state: RotationState, index: number): RotationState {
  if (index === state.current) return state;
  // A picture that never arrived was never seen: what was under it stays.
  const under = state.arrived.includes(state.current) ? state.current : state.under;
  return { ...state, current: index, under, wanted: including(state.wanted, index) };
}

export function rotate(state: RotationState, event: RotationEvent): RotationState {
  switch (event.type) {
    case 'turn':
      return show(state, (state.current + 1) % event.count);
    case 'prepare':
      return { ...state, wanted: including(state.wanted, (state.current + 1) % event.count) };
    case 'pick':
      return show({ ...state, mode: state.mode === 'auto' ? 'stopped' : state.mode }, event.index);
    case 'arrive':
      return { ...state, arrived: including(state.arrived, event.index) };
    case 'focus':
      return state.mode === 'auto' ? { ...state, mode: 'stopped' } : state;
    case 'toggle':
      return { ...state, mode: state.mode === 'stopped' ? 'playing' : 'stopped' };
  }
}

export interface Circumstances {
  /** How many pictures there are. */
  count: number;
  /** The visitor wants less motion or less data. */
  isStill: boolean;
  /** A pointer rests on the hero. */
  isHeld: boolean;
  /** The page lies in a background tab. */
  isHidden: boolean;
}

export function isRotating(mode: RotationState['mode'], { count, isStill, isHeld, isHidden }: Circumstances): boolean {
  if (count < 2 || isStill || isHidden || mode === 'stopped') return false;
  return mode === 'playing' || !isHeld;
}

/** How long before its turn a picture is asked for, in milliseconds: enough for some kilobytes over a slow link. */
const headStart = 2000;

/**
 * Starts the clock of one turn.
 * @param interval milliseconds that a picture stays
 * @returns a function that stops the clock
 */
export function startTurn(interval: number, onPrepare: () => void, onTurn: () => void): () => void {
  const prepare = setTimeout(onPrepare, Math.max(0, interval - headStart));
  const turn = setTimeout(onTurn, interval);
  return () => {
    clearTimeout(prepare);
    clearTimeout(turn);
  };
}
