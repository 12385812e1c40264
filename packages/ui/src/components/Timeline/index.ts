export { Timeline, type TimelineProps } from './Timeline.tsx';
export { type TimelineBranch, TimelineFork, type TimelineForkProps } from './TimelineFork.tsx';
export type { TimelineState } from './TimelineParts.tsx';
export { TimelineStop, type TimelineStopProps } from './TimelineStop.tsx';
