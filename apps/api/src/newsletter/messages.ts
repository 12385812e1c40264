import { defineMessages, type NoMessageValues } from '@formatjs/intl';
import type { Lang } from '../text/languages.ts';

/** The mail to a new reader. */
export const subscribed = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
  unsubscribe: NoMessageValues;
  ifNotYou: NoMessageValues;
}>({
  subject: {
    id: 'api.newsletter.subscribed.subject',
    defaultMessage: 'You are subscribed to our newsletter',
    description: 'Subject of the mail to a new reader of the newsletter',
  },
  text: {
    id: 'api.newsletter.subscribed.text',
    defaultMessage: 'This address is now on the list of our newsletter.',
    description: 'First paragraph of the mail to a new reader of the newsletter',
  },
  unsubscribe: {
    id: 'api.newsletter.subscribed.unsubscribe',
    defaultMessage: 'To unsubscribe:',
    description: 'Before a link, in the mail to a new reader',
  },
  ifNotYou: {
    id: 'api.newsletter.subscribed.ifNotYou',
    defaultMessage: 'If it was not you, use the link above to take your address off the list.',
    description: 'Last paragraph of the mail to a new reader, whose address is on the list already',
  },
});

/** The mail that asks whether someone wants the newsletter. */
export const confirm = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
}>({
  subject: {
    id: 'api.newsletter.confirm.subject',
    defaultMessage: 'Please confirm your subscription to our newsletter',
    description: 'Subject of the mail that asks whether someone wants the newsletter',
  },
  text: {
    id: 'api.newsletter.confirm.text',
    defaultMessage:
      'Someone asked for our newsletter with this address. If it was you, open this link and press the button:',
    description: 'Before a link, in the mail that asks whether someone wants the newsletter',
  },
});

/** The fixed texts of an issue. */
export const letter = defineMessages<{
  readMore: NoMessageValues;
  readMoreOf: { story: string };
  why: NoMessageValues;
  unsubscribe: NoMessageValues;
  unsubscribeAt: { address: string };
}>({
  readMore: {
    id: 'api.newsletter.letter.readMore',
    defaultMessage: 'Read more',
    description: 'A link of a story in the newsletter',
  },
  readMoreOf: {
    id: 'api.newsletter.letter.readMoreOf',
    defaultMessage: 'Read more: {story}',
    description:
      'The link of a story in the newsletter, for screen readers and in plain text; {story} is its title or its address',
  },
  why: {
    id: 'api.newsletter.letter.why',
    defaultMessage: 'You get this newsletter because this address is on our list.',
    description: 'At the end of the newsletter',
  },
  unsubscribe: {
    id: 'api.newsletter.letter.unsubscribe',
    defaultMessage: 'Unsubscribe',
    description: 'A link at the end of the newsletter',
  },
  unsubscribeAt: {
    id: 'api.newsletter.letter.unsubscribeAt',
    defaultMessage: 'Unsubscribe: {address}',
    description: 'At the end of the newsletter in plain text',
  },
});

/** What stands above what is in another language than that of the reader. */
export const writtenIn = defineMessages<Record<Lang, NoMessageValues>>({
  en: {
    id: 'api.newsletter.letter.writtenIn.en',
    defaultMessage: 'In English',
    description: 'Above a text of the newsletter that is not written in the language of the reader',
  },
  fr: {
    id: 'api.newsletter.letter.writtenIn.fr',
    defaultMessage: 'In French',
    description: 'Above a text of the newsletter that is not written in the language of the reader',
  },
  ln: {
    id: 'api.newsletter.letter.writtenIn.ln',
    defaultMessage: 'In Lingala',
    description: 'Above a text of the newsletter that is not written in the language of the reader',
  },
  sw: {
    id: 'api.newsletter.letter.writtenIn.sw',
    defaultMessage: 'In Kiswahili',
    description: 'Above a text of the newsletter that is not written in the language of the reader',
  },
});
