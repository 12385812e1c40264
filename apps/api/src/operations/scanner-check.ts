import { ClamdError, pingClamd } from '../kyc/documents/clamd.ts';
import { scanCounts } from '../kyc/documents/scan-queue.ts';
import { type Look, minute } from './check.ts';

const PING_LIMIT_MS = 5_000;

async function whyAway(url: string): Promise<string | undefined> {
  try {
    await pingClamd(url, PING_LIMIT_MS);
    return undefined;
  } catch (error) {
    return error instanceof ClamdError ? error.code : String(error);
  }
}

export const scanner: Look = async (store, { clamdUrl }) => {
  const counts = await scanCounts(store);
  const { waiting, oldest, infected } = counts;
  const since = oldest ? ` (the oldest since ${minute(oldest)})` : '';
  const text = `${waiting} documents are waiting for a scan${since}, ${infected} were infected and deleted`;
  if (!clamdUrl) {
    const data = { configured: false, answers: false, ...counts };
    const state = waiting > 0 ? 'action' : 'note';
    const left = waiting > 0 ? `; ${text}: set CLAMD_URL again` : '';
    return { state, text: `documents are not scanned for viruses (CLAMD_URL)${left}`, data };
  }
  const reason = await whyAway(clamdUrl);
  const data = { configured: true, answers: reason === undefined, ...counts };
  if (reason === undefined) return { state: 'ok', text: `clamd answers; ${text}`, data };
  return { state: 'action', text: `clamd does not answer (${reason}); ${text}. Start it`, data };
};
