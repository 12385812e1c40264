import { templateMessages as messages } from './messages.ts';

/** The decisions that have a message, and their names. */
export const templateStatuses = ['accepted', 'refused', 'more-wanted', 'answered'] as const;

export const statusMessages = {
  accepted: messages.accepted,
  refused: messages.refused,
  'more-wanted': messages.moreWanted,
  answered: messages.answered,
};
