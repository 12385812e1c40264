import { limitsOf, sizesOf } from '../lib/sizes.ts';
import type { Work } from '../lib/trace.ts';
import type { Visit } from '../lib/visit.ts';
import type { Limits } from './limits.ts';

/** What one build cost a visitor: two visits, one looked at frame by frame, one whose work was counted. */
export type Cost = Visit & Work;

export interface Measure {
  what: string;
  of: (cost: Cost) => number;
  /** Without a splash there is no such thing. */
  needsSplash?: boolean;
  digits?: number;
  limits?: Limits;
}

/** The usual slow phone; at another speed only the content is held against the floor. */
const USUAL_PROCESSOR = 4;

/** All measures, with the limits of a phone whose processor is so many times slower than this machine. */
export function measuresAt(processor: number): Measure[] {
  const usual = (limits: Limits): { limits?: Limits } => (processor === USUAL_PROCESSOR ? { limits } : {});
  return [
    { what: 'first contentful paint, ms', of: ({ firstPaint }) => firstPaint },
    { what: 'largest contentful paint, ms', of: ({ largestPaint }) => largestPaint, ...usual({ timesFloor: 0.85 }) },
    { what: 'content complete, ms', of: ({ complete }) => complete, limits: { timesFloor: 0.55 } },
    { what: 'splash removed, ms', of: ({ splashGone }) => splashGone, needsSplash: true },
    {
      what: 'content complete after the splash, ms',
      of: ({ complete, splashGone }) => Math.max(0, complete - splashGone),
      needsSplash: true,
      limits: { atMost: 0 },
    },
    {
      what: 'loading texts seen after the splash',
      of: ({ sawLoading }) => sawLoading.length,
      needsSplash: true,
      ...usual({ atMost: 0 }),
    },
    { what: 'hydrated: a tap is answered, ms', of: ({ hydrated }) => hydrated, ...usual({ timesFloor: 1.55 }) },
    { what: 'longest task, ms', of: ({ longestTask }) => longestTask },
    { what: 'blocking after the first paint, ms', of: ({ blocking }) => blocking, ...usual({ timesFloor: 3 }) },
    { what: 'blocking from the start, ms', of: ({ blockingFromStart }) => blockingFromStart },
    { what: 'main thread, ms', of: ({ mainThread }) => mainThread, ...usual({ timesBase: 1 }) },
    { what: '  script', of: ({ script }) => script },
    { what: '  style and layout', of: ({ styleAndLayout }) => styleAndLayout },
    { what: '  paint', of: ({ paint }) => paint },
    { what: 'layout shift', of: ({ layoutShift }) => layoutShift, digits: 4, limits: { atMost: 0.01 } },
    { what: 'requests', of: ({ requests }) => requests.length },
    {
      what: 'JavaScript before hydrated, bytes',
      of: (cost) => sizesOf(cost).scriptBeforeHydrated,
      limits: { atMost: limitsOf('/').scriptBeforeHydrated },
    },
    { what: 'bytes on the wire', of: (cost) => sizesOf(cost).bytes, limits: { atMost: limitsOf('/').bytes } },
  ];
}
