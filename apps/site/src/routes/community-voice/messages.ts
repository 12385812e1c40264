import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.communityVoice.title', defaultMessage: 'Community voice', description: 'Page title and heading' },
  description: {
    id: 'site.communityVoice.description',
    defaultMessage: 'What is planned: a platform where villages, cooperatives and companies speak with one another.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.communityVoice.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
  stepsTitle: {
    id: 'site.communityVoice.stepsTitle',
    defaultMessage: 'How a question is to get its answer',
    description: 'Heading over four steps',
  },
  oneTitle: { id: 'site.communityVoice.oneTitle', defaultMessage: 'A question is asked', description: 'First step' },
  oneText: {
    id: 'site.communityVoice.oneText',
    defaultMessage: 'At a meeting of the village, once there are such meetings.',
    description: 'About the first step',
  },
  twoTitle: { id: 'site.communityVoice.twoTitle', defaultMessage: 'It is written down', description: 'Second step' },
  twoText: {
    id: 'site.communityVoice.twoText',
    defaultMessage: 'Where it was, when, and what was seen, in words that all who were there have heard.',
    description: 'About the second step',
  },
  threeTitle: {
    id: 'site.communityVoice.threeTitle',
    defaultMessage: 'It is put to those concerned',
    description: 'Third step',
  },
  threeText: {
    id: 'site.communityVoice.threeText',
    defaultMessage: 'The cooperative, the company or the chief is asked for an answer.',
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
  noteTitle: {
    id: 'site.communityVoice.noteTitle',
    defaultMessage: 'Not yet',
    description: 'Heading of a warning: nothing of this exists yet',
  },
  noteText: {
    id: 'site.communityVoice.noteText',
    defaultMessage:
      'None of this exists yet, and there is no way yet to bring a case to us. Send us nothing that could put you or others in danger. When a life is at risk, call the people near you and the authorities of the place.',
    description: 'A warning',
  },
  next: {
    id: 'site.communityVoice.next',
    defaultMessage: 'Ethical sourcing',
    description: 'Link to the page of that name',
  },
  other: {
    id: 'site.communityVoice.other',
    defaultMessage: 'Community understanding',
    description: 'Link to the page of that name',
  },
});
