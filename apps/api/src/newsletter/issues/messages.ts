import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** What keeps an issue from being sent, after the place. */
export const letterProblems = defineMessages<{
  noLanguage: NoMessageValues;
  noBlock: NoMessageValues;
  noPhoto: NoMessageValues;
  unknownPhoto: NoMessageValues;
  badLink: NoMessageValues;
}>({
  noLanguage: {
    id: 'api.newsletter.problem.letter.noLanguage',
    defaultMessage: 'is empty: write it in one language at least',
    description: 'What keeps an issue of the newsletter from being sent, after the place',
  },
  noBlock: {
    id: 'api.newsletter.problem.letter.noBlock',
    defaultMessage: 'needs a block: a text, a story, a figure or a picture',
    description: 'What keeps an issue of the newsletter from being sent, after the place',
  },
  noPhoto: {
    id: 'api.newsletter.problem.letter.noPhoto',
    defaultMessage: 'needs a photo',
    description: 'What keeps an issue of the newsletter from being sent, after the place',
  },
  unknownPhoto: {
    id: 'api.newsletter.problem.letter.unknownPhoto',
    defaultMessage: 'is a photo that is not here any more: choose another',
    description: 'What keeps an issue of the newsletter from being sent, after the place',
  },
  badLink: {
    id: 'api.newsletter.problem.letter.badLink',
    defaultMessage: 'must be a page of the site such as /team, or an address that begins with https://',
    description: 'What keeps an issue of the newsletter from being sent, after the place',
  },
});
