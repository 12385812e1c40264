import { defineMessages } from 'react-intl';

/** What a status is called. */
export const statusTitles = defineMessages({
  received: { id: 'site.account.received', defaultMessage: 'Received', description: 'Where an application stands' },
  reading: { id: 'site.account.reading', defaultMessage: 'Being read', description: 'Where an application stands' },
  'more-wanted': {
    id: 'site.account.moreWanted',
    defaultMessage: 'We need something more',
    description: 'Where an application stands',
  },
  accepted: { id: 'site.account.accepted', defaultMessage: 'Accepted', description: 'Where an application stands' },
  refused: {
    id: 'site.account.refusedStatus',
    defaultMessage: 'Not accepted',
    description: 'Where an application stands',
  },
  answered: { id: 'site.account.answered', defaultMessage: 'Answered', description: 'Where a letter stands' },
  withdrawn: { id: 'site.account.withdrawn', defaultMessage: 'Withdrawn', description: 'Where an application stands' },
});

/** What a status means. */
export const statusTexts = defineMessages({
  received: {
    id: 'site.account.receivedText',
    defaultMessage: 'It has arrived and waits to be read.',
    description: 'Under “Received”',
  },
  reading: {
    id: 'site.account.readingText',
    defaultMessage: 'Someone of the foundation has been reading it since {date}.',
    description: 'Under “Being read”',
  },
  'more-wanted': {
    id: 'site.account.moreWantedText',
    defaultMessage: 'We have asked you on {date}.',
    description: 'Under “We need something more”',
  },
  accepted: {
    id: 'site.account.acceptedText',
    defaultMessage: 'It was accepted on {date}.',
    description: 'Under “Accepted”',
  },
  refused: {
    id: 'site.account.refusedText',
    defaultMessage: 'It was decided on {date}.',
    description: 'Under “Not accepted”',
  },
  answered: {
    id: 'site.account.answeredText',
    defaultMessage: 'We answered on {date}.',
    description: 'Under “Answered”',
  },
  withdrawn: {
    id: 'site.account.withdrawnText',
    defaultMessage: 'It was withdrawn on {date}. Nobody is working on it now.',
    description: 'Under “Withdrawn”',
  },
});
