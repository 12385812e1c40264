import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.communityUnderstanding.title',
    defaultMessage: 'Community understanding',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.communityUnderstanding.description',
    defaultMessage: 'What mining brings and takes: lessons in plain words, also for those who read little.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: {
    id: 'site.communityUnderstanding.parent',
    defaultMessage: 'Responsible minerals',
    description: 'The page above this one',
  },
  stepsTitle: {
    id: 'site.communityUnderstanding.stepsTitle',
    defaultMessage: 'What we talk about',
    description: 'Heading over four subjects',
  },
  oneTitle: {
    id: 'site.communityUnderstanding.oneTitle',
    defaultMessage: 'What the mine brings',
    description: 'First subject',
  },
  oneText: {
    id: 'site.communityUnderstanding.oneText',
    defaultMessage:
      'Work and money today. A family that writes down what it earns and spends keeps more of it for school and for the dry season.',
    description: 'About the first subject',
  },
  twoTitle: {
    id: 'site.communityUnderstanding.twoTitle',
    defaultMessage: 'What the mine takes',
    description: 'Second subject',
  },
  twoText: {
    id: 'site.communityUnderstanding.twoText',
    defaultMessage:
      'Fields, clear water and forest. An open pit that is filled again and planted can grow crops again; one left open fills with rain.',
    description: 'About the second subject',
  },
  threeTitle: {
    id: 'site.communityUnderstanding.threeTitle',
    defaultMessage: 'What the law says',
    description: 'Third subject',
  },
  threeText: {
    id: 'site.communityUnderstanding.threeText',
    defaultMessage:
      'Anyone who digs by hand needs a digger’s card, and a zone set aside for it. Children may not work in a mine. Ask to see the paper before you sign it.',
    description: 'About the third subject',
  },
  fourTitle: {
    id: 'site.communityUnderstanding.fourTitle',
    defaultMessage: 'What protects you',
    description: 'Fourth subject',
  },
  fourText: {
    id: 'site.communityUnderstanding.fourText',
    defaultMessage:
      'Water on the dust, a mask on the face, wood in the shaft, and no one alone below. Wash hands and clothes before you eat.',
    description: 'About the fourth subject',
  },
  noteTitle: {
    id: 'site.communityUnderstanding.noteTitle',
    defaultMessage: 'How far we are',
    description: 'Heading of what is not known',
  },
  noteText: {
    id: 'site.communityUnderstanding.noteText',
    defaultMessage:
      'Which lessons have been given, where and to how many, is not published yet. When it is, it will stand here with date and place.',
    description: 'What is not known',
  },
  next: {
    id: 'site.communityUnderstanding.next',
    defaultMessage: 'Community voice',
    description: 'Link to the page of that name',
  },
  other: {
    id: 'site.communityUnderstanding.other',
    defaultMessage: 'Digital literacy',
    description: 'Link to the page of that name',
  },
});
