import { useEffect, useState } from 'react';
import type { AnsweredOffline } from '../../worker/messages.ts';
import { noteAnsweredOffline } from './answeredOffline.ts';

/** The worker sets it on a document that it has kept. */
const ofDocument = () => document.documentElement.dataset.readOffline ?? null;

/**
 * Since when the page may be out of date, in ISO 8601: it, or an answer on it, is from the phone.
 * Null when all of it is from the network.
 */
export function useReadOffline(pathname: string): string | null {
  const [shown, setShown] = useState(() => ({ pathname, asOf: ofDocument() }));
  // A page that is opened with a network again has its own.
  if (shown.pathname !== pathname) setShown({ pathname, asOf: navigator.onLine ? null : shown.asOf });
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const hear = ({ data }: MessageEvent<AnsweredOffline | undefined>) => {
      if (data?.type !== 'answered-offline') return;
      noteAnsweredOffline();
      // The oldest one counts.
      setShown((last) => ({ ...last, asOf: last.asOf && last.asOf < data.at ? last.asOf : data.at }));
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, []);
  return shown.asOf;
}
