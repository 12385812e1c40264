import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.ethicalSourcing.title',
    defaultMessage: 'Ethical sourcing',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.ethicalSourcing.description',
    defaultMessage: 'From the pit to the buyer: how a bag of ore stays traceable and fair.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.ethicalSourcing.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
  stepsTitle: {
    id: 'site.ethicalSourcing.stepsTitle',
    defaultMessage: 'The journey of a bag',
    description: 'Heading over four steps',
  },
  oneTitle: { id: 'site.ethicalSourcing.oneTitle', defaultMessage: 'At the pit', description: 'First step' },
  oneText: {
    id: 'site.ethicalSourcing.oneText',
    defaultMessage:
      'The bag gets a tag with the name of the mine and the day. A tag that is put on later proves nothing.',
    description: 'About the first step',
  },
  twoTitle: { id: 'site.ethicalSourcing.twoTitle', defaultMessage: 'On the scale', description: 'Second step' },
  twoText: {
    id: 'site.ethicalSourcing.twoText',
    defaultMessage: 'Seller and buyer read the same weight. Both write it down, and each keeps a copy.',
    description: 'About the second step',
  },
  threeTitle: {
    id: 'site.ethicalSourcing.threeTitle',
    defaultMessage: 'When the price is set',
    description: 'Third step',
  },
  threeText: {
    id: 'site.ethicalSourcing.threeText',
    defaultMessage:
      'The price of the day is posted where everyone sees it. What is taken off for moisture or tax is named.',
    description: 'About the third step',
  },
  fourTitle: { id: 'site.ethicalSourcing.fourTitle', defaultMessage: 'At the buyer', description: 'Fourth step' },
  fourText: {
    id: 'site.ethicalSourcing.fourText',
    defaultMessage:
      'The papers name the mine, the carriers and the payments. A buyer who has no such papers cannot know where the ore is from.',
    description: 'About the fourth step',
  },
  noteTitle: {
    id: 'site.ethicalSourcing.noteTitle',
    defaultMessage: 'What we cannot promise',
    description: 'Heading of what is not known',
  },
  noteText: {
    id: 'site.ethicalSourcing.noteText',
    defaultMessage: 'We certify no mine and no bag. This is what we ask for, and what a buyer can check.',
    description: 'What is not known',
  },
  next: { id: 'site.ethicalSourcing.next', defaultMessage: 'Partners', description: 'Link to the page of that name' },
  other: {
    id: 'site.ethicalSourcing.other',
    defaultMessage: 'Community understanding',
    description: 'Link to the page of that name',
  },
});
