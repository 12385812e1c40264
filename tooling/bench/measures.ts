import { allowed, readBaseline } from '../lib/sizeBaseline.ts';
import { sizesOf } from '../lib/sizes.ts';
import type { Visit } from '../lib/visit.ts';
import type { Work } from '../lib/work.ts';
import type { Limits } from './limits.ts';

/** The costs of two visits to one build: one observed frame by frame, one with its work counted. */
export type Cost = Visit & Work;

export interface Measure {
  what: string;
  of: (cost: Cost) => number;
  /** The floor has no splash. */
  needsSplash?: boolean;
  digits?: number;
  limits?: Limits;
}

const home = readBaseline()['/'] ?? {};
const atMost = (column: string) => ({ atMost: allowed(home[column] ?? 0, column) });

export const measures: Measure[] = [
  { what: 'first contentful paint, ms', of: ({ firstPaint }) => firstPaint },
  { what: 'largest contentful paint, ms', of: ({ largestPaint }) => largestPaint, limits: { timesFloor: 0.7 } },
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
    limits: { atMost: 0 },
  },
  { what: 'hydrated: a tap is answered, ms', of: ({ hydrated }) => hydrated, limits: { timesFloor: 1.55 } },
  { what: 'blocking, ms', of: ({ blocking }) => blocking, limits: { timesFloor: 2 } },
  { what: 'main thread, ms', of: ({ mainThread }) => mainThread, limits: { timesBase: 1 } },
  { what: '  script', of: ({ script }) => script },
  { what: '  style and layout', of: ({ styleAndLayout }) => styleAndLayout },
  { what: 'layout shift', of: ({ layoutShift }) => layoutShift, digits: 4, limits: { atMost: 0.01 } },
  { what: 'requests', of: ({ requests }) => requests.length },
  {
    what: 'JavaScript before hydrated, bytes',
    of: (cost) => sizesOf(cost).scriptBeforeHydrated,
    limits: atMost('scriptBeforeHydrated'),
  },
  { what: 'bytes on the wire', of: (cost) => sizesOf(cost).bytes, limits: atMost('bytes') },
];
