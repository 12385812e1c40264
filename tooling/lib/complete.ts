import type { Frame } from './observe.ts';

/**
 * When a visitor first had the whole content: the first frame from which on `<main>` and the footer hold what they hold at the end, with
 * all the stylesheets it has then, and nothing says that it loads.
 *
 * @param frames in their order; of equal ones only the first is needed
 */
export function completeAt(frames: Frame[]): number {
  const end = frames.at(-1);
  if (!end?.main || !end.footer || !end.isStyled || end.isLoading) throw new Error('The page was never complete.');
  const isComplete = ({ main, footer, sheets, isStyled, isLoading }: Frame) =>
    main >= end.main && footer >= end.footer && sheets >= end.sheets && isStyled && !isLoading;
  return frames[frames.findLastIndex((frame) => !isComplete(frame)) + 1]?.at ?? end.at;
}
