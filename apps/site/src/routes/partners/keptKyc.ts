import type { KycReceipt } from '@nzete/api-client/applications';
import type { KycFiles, KycValues } from '@nzete/ui/KycWizard';
import { readTab, writeTab } from '../../shared/tabStorage.ts';
import type { IdentityCheck } from './identityCheck.ts';

/** The item of `sessionStorage`. Never `localStorage`: phones are shared. */
const KEY = 'kyc';
/** As long as the token of a receipt is valid. */
const LIFETIME_MS = 24 * 3_600_000;

/** An identity check that is not finished: what was typed, or what of its documents is missing. */
export interface KeptKyc {
  values?: KycValues<IdentityCheck> | undefined;
  /** The names of the chosen files and whether they have arrived, without their content. */
  files?: KycFiles<IdentityCheck>;
  /** Once it was sent; its values are then no longer kept. */
  receipt?: Pick<KycReceipt, 'reference' | 'upload_token' | 'submitted_at'>;
  /** The last attempt to send it (`shared/sameKey.ts`). */
  attempt?: string | undefined;
}

/**
 * What the tab keeps of the identity check, until it was sent and all chosen documents have arrived.
 */
export function kycStore() {
  let before: KeptKyc | undefined;
  let now: KeptKyc | undefined;
  // Read before the first write, which may be of what was typed before hydration.
  const readOnce = () => {
    before ??= read();
    return before;
  };
  return {
    /** What was kept when the page was opened. */
    before: readOnce,
    now: () => now ?? readOnce(),
    change: (part: KeptKyc) => {
      now = { ...(now ?? readOnce()), ...part };
      const { receipt, files = {} } = now;
      const isFinished = receipt && Object.values(files).every(({ hasArrived }) => hasArrived);
      writeTab(KEY, isFinished ? '' : JSON.stringify(now));
    },
    forget: () => writeTab(KEY, ''),
  };
}

function read(): KeptKyc {
  try {
    const kept = JSON.parse(readTab(KEY) || '{}') as KeptKyc; // written above
    const sentAt = kept.receipt ? Date.parse(kept.receipt.submitted_at) : Date.now();
    return Date.now() - sentAt < LIFETIME_MS ? kept : {};
  } catch {
    return {};
  }
}
