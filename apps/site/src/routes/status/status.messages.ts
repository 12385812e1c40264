import { defineMessages } from 'react-intl';

/** What a status is called. */
export const statusTitles = defineMessages({
  received: { id: 'site.status.received', defaultMessage: 'Received', description: 'Where an application stands' },
  reading: { id: 'site.status.reading', defaultMessage: 'Being read', description: 'Where an application stands' },
  'more-wanted': {
    id: 'site.status.moreWanted',
    defaultMessage: 'We need something more',
    description: 'Where an application stands',
  },
  accepted: { id: 'site.status.accepted', defaultMessage: 'Accepted', description: 'Where an application stands' },
  refused: {
    id: 'site.status.refusedStatus',
    defaultMessage: 'Not accepted',
    description: 'Where an application stands',
  },
  answered: { id: 'site.status.answered', defaultMessage: 'Answered', description: 'Where a letter stands' },
  withdrawn: { id: 'site.status.withdrawn', defaultMessage: 'Withdrawn', description: 'Where an application stands' },
});

/** What a status means. */
export const statusTexts = defineMessages({
  received: {
    id: 'site.status.receivedText',
    defaultMessage: 'It has arrived and waits to be read.',
    description: 'Under “Received”',
  },
  reading: {
    id: 'site.status.readingText',
    defaultMessage: 'Someone of the foundation has been reading it since {date}.',
    description: 'Under “Being read”',
  },
  'more-wanted': {
    id: 'site.status.moreWantedText',
    defaultMessage: 'We have asked you on {date}. Look in your e-mail, or write to us with the number.',
    description: 'Under “We need something more”',
  },
  accepted: {
    id: 'site.status.acceptedText',
    defaultMessage: 'It was accepted on {date}.',
    description: 'Under “Accepted”',
  },
  refused: {
    id: 'site.status.refusedText',
    defaultMessage: 'It was decided on {date}. If you want to know why, write to us with the number.',
    description: 'Under “Not accepted”',
  },
  answered: {
    id: 'site.status.answeredText',
    defaultMessage: 'We answered on {date}. If nothing came, write to us with the number.',
    description: 'Under “Answered”',
  },
  withdrawn: {
    id: 'site.status.withdrawnText',
    defaultMessage: 'It was withdrawn on {date}. Nobody is working on it now.',
    description: 'Under “Withdrawn”',
  },
});
