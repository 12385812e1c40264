/** What is shared. */
export interface Shared {
  title: string;
  text?: string | undefined;
  /** The whole address. */
  url: string;
}

export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'notCopied';

/** Hands a link to the share sheet of the device; where there is none, copies it. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (navigator.share && (navigator.canShare?.(shared) ?? true)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      // Closed by the visitor. Anything else: a device that has the call and no sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    // Without a secure connection the browser has no clipboard.
    if (!navigator.clipboard) return 'notCopied';
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
