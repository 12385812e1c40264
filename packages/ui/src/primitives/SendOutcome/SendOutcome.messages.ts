import { defineMessages } from 'react-intl';

export const sendOutcomeMessages = defineMessages({
  failed: {
    id: 'ui.SendOutcome.failed',
    defaultMessage: 'This was not sent',
    description: 'Title of the message at the button of a form that could not be sent',
  },
  offline: {
    id: 'ui.SendOutcome.offline',
    defaultMessage:
      'You are offline. Everything you wrote is still here: press the button again when you are connected.',
    description: 'At the button of a form, when the device has no network',
  },
  noAnswer: {
    id: 'ui.SendOutcome.noAnswer',
    defaultMessage: 'No answer came. Everything you wrote is still here: press the button again.',
    description: 'At the button of a form, when the server did not answer. Pressing again never sends twice.',
  },
  tooLong: {
    id: 'ui.SendOutcome.tooLong',
    defaultMessage: 'Your answers are too long to be sent. Shorten the longest, then press the button again.',
    description: 'At the button of a form, when the server rejects its size',
  },
  refused: {
    id: 'ui.SendOutcome.refused',
    defaultMessage: 'Some answers were not accepted. They are marked above.',
    description: 'At the button of a form, when the server rejects fields',
  },
  other: {
    id: 'ui.SendOutcome.other',
    defaultMessage: 'Something went wrong. Everything you wrote is still here: press the button again in a moment.',
    description: 'At the button of a form, when the server gave no reason, or gave it in another language',
  },
  reference: {
    id: 'ui.SendOutcome.reference',
    defaultMessage: 'Reference number',
    description: 'Before the number that a visitor quotes when asking about what was sent',
  },
  copy: {
    id: 'ui.SendOutcome.copy',
    defaultMessage: 'Copy',
    description: 'Button beside the reference number',
  },
  copied: {
    id: 'ui.SendOutcome.copied',
    defaultMessage: 'Number copied',
    description: 'After the reference number was copied',
  },
  notCopied: {
    id: 'ui.SendOutcome.notCopied',
    defaultMessage: 'Note the number by hand: it could not be copied.',
    description: 'When the browser did not copy the reference number',
  },
});

/** When a form may be submitted again. */
export const waitMessages = defineMessages<{ seconds: { count: string }; minutes: { count: string } }>({
  seconds: {
    id: 'ui.SendOutcome.waitSeconds',
    defaultMessage: 'Too much was sent from here in a short time. Press the button again in {count} seconds.',
    description: 'At the button of a form; count is more than 1, at most 90',
  },
  minutes: {
    id: 'ui.SendOutcome.waitMinutes',
    defaultMessage: 'Too much was sent from here in a short time. Press the button again in {count} minutes.',
    description: 'At the button of a form; count is 2 or more',
  },
});
