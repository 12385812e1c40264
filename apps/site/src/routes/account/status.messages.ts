import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a status is called. */
const statusTitles = defineMessages({
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
const statusTexts = defineMessages({
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

/** Of a sign-up for an event, where these differ. */
const signUpTitles = defineMessages({
  received: {
    id: 'site.account.signUpReceived',
    defaultMessage: 'On the waiting list',
    description: 'Where a sign-up for an event stands',
  },
  accepted: {
    id: 'site.account.signUpAccepted',
    defaultMessage: 'Signed up',
    description: 'Where a sign-up for an event stands',
  },
  refused: {
    id: 'site.account.signUpRefused',
    defaultMessage: 'Cancelled by us',
    description: 'Where a sign-up for an event stands',
  },
});

/** What they mean. */
const signUpTexts = defineMessages({
  received: {
    id: 'site.account.signUpReceivedText',
    defaultMessage: 'We write to you as soon as seats become free. Please do not come before that.',
    description: 'Under “On the waiting list”',
  },
  accepted: {
    id: 'site.account.signUpAcceptedText',
    defaultMessage: 'Your seats are kept. If you cannot come, please cancel.',
    description: 'Under “Signed up”',
  },
  refused: {
    id: 'site.account.signUpRefusedText',
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
