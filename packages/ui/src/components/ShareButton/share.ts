/** The data to share. */
export interface Shared {
  title: string;
  text?: string | undefined;
  /** The absolute URL. */
  url: string;
}

export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'notCopied';

/** Opens the share sheet of the device with a link; if there is none, copies it. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (navigator.share && (navigator.canShare?.(shared) ?? true)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      // Closed by the visitor. Any other error: a device with the API but without a share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    // Without HTTPS the browser has no clipboard API.
    if (!navigator.clipboard) return 'notCopied';
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
