import { messages } from './messages.ts';

/** What the page states, by the line of docs/requirements.md whose tests show it. */
export const statements = {
  'PRIV-15': messages.volunteerText,
  'PRIV-16': messages.partnerText,
  'PRIV-17': messages.postText,
  'PRIV-18': messages.feedbackText,
  'PRIV-19': messages.coursesText,
  'PRIV-20': messages.newsletterText,
  'PRIV-21': messages.accountText,
  'PRIV-22': messages.assistantText,
  'PRIV-23': messages.mailText,
  'PRIV-24': messages.logOne,
  'PRIV-25': messages.logTwo,
  'PRIV-26': messages.logThree,
  'PRIV-27': messages.backupText,
  'PRIV-28': messages.consultationText,
  'PRIV-53': messages.giftText,
  'PRIV-55': messages.signUpText,
  'PRIV-40': messages.draftText,
  'PRIV-50': messages.logFour,
};
