import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.communityVoice.title', defaultMessage: 'Community voice', description: 'Page title and heading' },
  description: {
    id: 'site.communityVoice.description',
    defaultMessage: 'A platform where villages, cooperatives and companies speak with one another.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.communityVoice.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
  stepsTitle: {
    id: 'site.communityVoice.stepsTitle',
    defaultMessage: 'How a question gets its answer',
    description: 'Heading over four steps',
  },
  oneTitle: { id: 'site.communityVoice.oneTitle', defaultMessage: 'You say it', description: 'First step' },
  oneText: {
    id: 'site.communityVoice.oneText',
    defaultMessage: 'At a meeting, or in writing on this site. You need not give your name.',
    description: 'About the first step',
  },
  twoTitle: { id: 'site.communityVoice.twoTitle', defaultMessage: 'We write it down', description: 'Second step' },
  twoText: {
    id: 'site.communityVoice.twoText',
    defaultMessage:
      'Where it was, when, and what was seen. What you send here gets a number. Use it to ask what happened.',
    description: 'About the second step',
  },
  threeTitle: {
    id: 'site.communityVoice.threeTitle',
    defaultMessage: 'It is put to those concerned',
    description: 'Third step',
  },
  threeText: {
    id: 'site.communityVoice.threeText',
    defaultMessage:
      'We put the question without a name. In a small place people may still guess: leave out what could give you away.',
    description: 'About the third step',
  },
  fourTitle: {
    id: 'site.communityVoice.fourTitle',
    defaultMessage: 'The answer is read aloud',
    description: 'Fourth step',
  },
  fourText: {
    id: 'site.communityVoice.fourText',
    defaultMessage: 'At the next meeting, in the language of the place, so that everyone hears the same words.',
    description: 'About the fourth step',
  },
  noteTitle: { id: 'site.communityVoice.noteTitle', defaultMessage: 'In danger?', description: 'Heading of a warning' },
  noteText: {
    id: 'site.communityVoice.noteText',
    defaultMessage:
      'This page is not watched day and night. When a life is at risk, call the people near you and the authorities of the place first.',
    description: 'A warning',
  },
  next: {
    id: 'site.communityVoice.next',
    defaultMessage: 'Send feedback',
    description: 'Link to the page of that name',
  },
  other: {
    id: 'site.communityVoice.other',
    defaultMessage: 'Ethical sourcing',
    description: 'Link to the page of that name',
  },
});
