import { messages } from './messages.ts';

/** What the policy states, by the line of docs/requirements.md whose tests show it. */
export const statements = {
  'PRIV-29': messages.cookiesText,
  'PRIV-30': messages.language,
  'PRIV-31': messages.offer,
  'PRIV-45': messages.saveData,
  'PRIV-32': messages.storageText,
  'PRIV-33': messages.storedLanguage,
  'PRIV-34': messages.draft,
  'PRIV-35': messages.token,
  'PRIV-36': messages.places,
  'PRIV-37': messages.reloaded,
  'PRIV-41': messages.kept,
  'PRIV-46': messages.downloaded,
  'PRIV-38': messages.noneText,
  'PRIV-39': messages.clearText,
};
