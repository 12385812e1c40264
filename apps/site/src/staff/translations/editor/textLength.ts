/** How much longer a translation may be before its author is asked to look at the page. */
export const MAX_LONGER = 0.3;

/** By how much a translation is longer than its original: 0.5 is half as long again. */
export const longerBy = (original: string, text: string): number =>
  original.length === 0 ? 0 : text.length / original.length - 1;
