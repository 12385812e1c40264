import { messages } from './messages.ts';

/** What the policy states, by the line of docs/requirements.md whose tests show it. */
export const statements = {
  'PRIV-29': messages.cookiesText,
  'PRIV-30': messages.language,
  'PRIV-31': messages.offer,
  'PRIV-45': messages.saveData,
  'PRIV-51': messages.staffCookie,
  'PRIV-32': messages.storageText,
  'PRIV-33': messages.storedLanguage,
  'PRIV-34': messages.draft,
  'PRIV-57': messages.waitingUpdate,
  'PRIV-47': messages.outbox,
  'PRIV-35': messages.token,
  'PRIV-36': messages.places,
  'PRIV-37': messages.reloaded,
  'PRIV-41': messages.uploads,
  'PRIV-46': messages.downloaded,
  'PRIV-48': messages.splash,
  'PRIV-49': messages.kept,
  'PRIV-56': messages.kyc,
  'PRIV-52': messages.staffText,
  'PRIV-38': messages.noneText,
  'PRIV-39': messages.clearText,
};
