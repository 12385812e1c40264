import type { Frame } from './observe.ts';

/**
 * When the whole content was first visible: the first frame from which on `<main>` and the footer
 * have their final content and stylesheets, and no loading text.
 *
 * @param frames in order; of equal frames only the first is needed
 */
export function completeAt(frames: Frame[]): number {
  const end = frames.at(-1);
  if (!end?.isReady) throw new Error('The page was never complete.');
  const isComplete = ({ content, sheets, isReady }: Frame) => isReady && content >= end.content && sheets >= end.sheets;
  return frames[frames.findLastIndex((frame) => !isComplete(frame)) + 1]?.at ?? end.at;
}
