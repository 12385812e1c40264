import type { DatabaseCheck } from '../check.ts';
import { openDonations } from '../content-files/donations.ts';
import { storedContentFiles } from '../content-files/files.ts';
import { describeSample, samplePages, samplesIn } from '../content-files/samples.ts';
import { manuallyLoadedFiles } from '../content-files/stored.ts';

const samples: DatabaseCheck = async (store) => {
  const found = samplesIn(await storedContentFiles(store));
  const names = Object.keys(found).map(describeSample);
  const data = {
    samples: found,
    pages: Object.fromEntries(Object.keys(found).map((path) => [path, samplePages[path] ?? []])),
  };
  if (names.length === 0) return { state: 'ok', text: 'none are published', data };
  return { state: 'note', text: `published in ${names.join(', ')}`, data };
};

const donations: DatabaseCheck = async (store) => {
  const open = openDonations(await storedContentFiles(store));
  const data = { open };
  if (open.length > 0) return { state: 'ok', text: `open: ${open.join(', ')}`, data };
  return { state: 'note', text: 'closed: no method is open, and /donate says so', data };
};

const content: DatabaseCheck = async (store) => {
  const kept = await manuallyLoadedFiles(store);
  const data = { loaded: kept };
  if (kept.length === 0) return { state: 'ok', text: "the server's own files", data };
  const names = kept.map((path) => `${path.slice(1)}.json`).join(', ');
  return { state: 'ok', text: `loaded by hand: ${names}; otherwise the server's own files`, data };
};

export const checks = { samples, donations, content };
