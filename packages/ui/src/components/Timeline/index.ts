export { Timeline, type TimelineProps } from './Timeline.tsx';
export { TimelineDate, type TimelineDateProps } from './TimelineDate.tsx';
export { type TimelineBranch, TimelineFork, type TimelineForkProps } from './TimelineFork.tsx';
export { TimelineList, type TimelineListItem, type TimelineListProps } from './TimelineList.tsx';
export type { TimelineState } from './TimelineParts.tsx';
export { TimelinePicture, type TimelinePictureProps } from './TimelinePicture.tsx';
export { TimelineStop, type TimelineStopProps } from './TimelineStop.tsx';
