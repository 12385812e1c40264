/** Chromium's event, which TypeScript does not know. */
export interface InstallPromptEvent extends Event {
  /** Asks the visitor. Can be called once. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Set by the inline script (see `src/early`) when the browser could install the site. */
    nzeteInstallPrompt?: InstallPromptEvent | undefined;
  }
  interface Navigator {
    /** iOS only: whether the page was opened from the home screen. */
    standalone?: boolean;
  }
}
