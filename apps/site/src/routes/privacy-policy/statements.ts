import { messages } from './messages.ts';

/** What the policy states, by the line of docs/requirements.md whose tests show it. */
export const statements = {
  'PRIV-01': messages.shortOne,
  'PRIV-02': messages.shortTwo,
  'PRIV-03': messages.shortThree,
  'PRIV-04': messages.shortFour,
  'PRIV-05': messages.kycOne,
  'PRIV-06': messages.kycTwo,
  'PRIV-07': messages.kycThree,
  'PRIV-08': messages.kycFour,
  'PRIV-09': messages.whoText,
  'PRIV-10': messages.deviceText,
  'PRIV-11': messages.askOne,
  'PRIV-12': messages.askTwo,
  'PRIV-13': messages.askThree,
  'PRIV-14': messages.askFour,
};
