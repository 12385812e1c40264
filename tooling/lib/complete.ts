import type { Frame } from './observe.ts';

/**
 * When the whole content was first visible: the first frame from which on `<main>` and the footer
 * have their final content and stylesheets, and no loading text.
 *
 * @param frames in order; of equal frames only the first is needed
 */
export function completeAt(frames: Frame[]): number {
  const end = frames.at(-1);
  if (!end?.main || !end.footer || !end.isStyled || end.isLoading) throw new Error('The page was never complete.');
  const isComplete = ({ main, footer, sheets, isStyled, isLoading }: Frame) =>
    main >= end.main && footer >= end.footer && sheets >= end.sheets && isStyled && !isLoading;
  return frames[frames.findLastIndex((frame) => !isComplete(frame)) + 1]?.at ?? end.at;
}
