import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.financialEducation.title',
    defaultMessage: 'Financial education',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.financialEducation.description',
    defaultMessage: 'Saving, simple accounts and mobile money, taught to small groups in their own language.',
    description: 'What the page is about; at most 160 characters',
  },
  picture: {
    id: 'site.financialEducation.picture',
    defaultMessage: 'Illustration: people sit under a tree in front of a table with a box on it',
    description: 'What the picture shows, for those who do not see it',
  },
  subjects: {
    id: 'site.financialEducation.subjects',
    defaultMessage: 'What is taught',
    description: 'Heading over the four subjects',
  },
  budget: {
    id: 'site.financialEducation.budget',
    defaultMessage: 'A budget',
    description: 'Subject: income and expenses',
  },
  budgetText: {
    id: 'site.financialEducation.budgetText',
    defaultMessage: 'What comes in, what goes out, and what is left at the end of the month.',
    description: 'About the budget',
  },
  saving: {
    id: 'site.financialEducation.saving',
    defaultMessage: 'Saving together',
    description: 'Subject: savings groups',
  },
  savingText: {
    id: 'site.financialEducation.savingText',
    defaultMessage: 'One box with three keys, one book that every member may read.',
    description: 'About saving in a group',
  },
  credit: {
    id: 'site.financialEducation.credit',
    defaultMessage: 'Borrowing',
    description: 'Subject: loans',
  },
  creditText: {
    id: 'site.financialEducation.creditText',
    defaultMessage: 'What a loan costs in all, and when it is better not to take one.',
    description: 'About loans',
  },
  mobile: {
    id: 'site.financialEducation.mobile',
    defaultMessage: 'Mobile money',
    description: 'Subject: money on the phone',
  },
  mobileText: {
    id: 'site.financialEducation.mobileText',
    defaultMessage: 'Sending and receiving, the fees, the secret code, and how to know a fraud.',
    description: 'About mobile money',
  },
  origin: {
    id: 'site.financialEducation.origin',
    defaultMessage: 'Where the method comes from',
    description: 'Heading over the story of the cooperative',
  },
  originText: {
    id: 'site.financialEducation.originText',
    defaultMessage:
      'A women’s cooperative in our programme grew from ten to fifty members. Other groups now learn what it does with its box and its book. We are looking for trainers, on site and remote.',
    description: 'The story of the cooperative, and that trainers are wanted',
  },
  teach: {
    id: 'site.financialEducation.teach',
    defaultMessage: 'Become a trainer',
    description: 'Link to the volunteer page',
  },
  courses: {
    id: 'site.financialEducation.courses',
    defaultMessage: 'Free courses on money',
    description: 'Link to the list of courses',
  },
  community: {
    id: 'site.financialEducation.community',
    defaultMessage: 'Community empowerment',
    description: 'Link to the page of that focus area',
  },
});
