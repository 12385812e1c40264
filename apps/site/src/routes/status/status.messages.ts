import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a status is called. */
const statusTitles = defineMessages({
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
const statusTexts = defineMessages({
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

/** Of a sign-up for an event, where these differ. */
const signUpTitles = defineMessages({
  received: {
    id: 'site.status.signUpReceived',
    defaultMessage: 'On the waiting list',
    description: 'Where a sign-up for an event stands',
  },
  accepted: {
    id: 'site.status.signUpAccepted',
    defaultMessage: 'Signed up',
    description: 'Where a sign-up for an event stands',
  },
  refused: {
    id: 'site.status.signUpRefused',
    defaultMessage: 'Cancelled by us',
    description: 'Where a sign-up for an event stands',
  },
});

/** What they mean. */
const signUpTexts = defineMessages({
  received: {
    id: 'site.status.signUpReceivedText',
    defaultMessage: 'We write to you as soon as seats become free. Please do not come before that.',
    description: 'Under “On the waiting list”',
  },
  accepted: {
    id: 'site.status.signUpAcceptedText',
    defaultMessage: 'Your seats are kept. If you cannot come, please cancel.',
    description: 'Under “Signed up”',
  },
  refused: {
    id: 'site.status.signUpRefusedText',
    defaultMessage: 'We cancelled it on {date}, and wrote to you why.',
    description: 'Under “Cancelled by us”',
  },
});

type Texts = Partial<Record<string, MessageDescriptor>>;

/** What the status of something is called, and what it means. */
export function textsOfStatus(
  kind: string,
  status: keyof typeof statusTitles,
): Record<'title' | 'text', MessageDescriptor> {
  const [titles, texts]: [Texts, Texts] = kind === 'event-sign-up' ? [signUpTitles, signUpTexts] : [{}, {}];
  return { title: titles[status] ?? statusTitles[status], text: texts[status] ?? statusTexts[status] };
}
