import { defineMessages } from 'react-intl';

export const kycMessages = defineMessages({
  kycLoading: {
    id: 'site.partners.kycLoading',
    defaultMessage: 'Loading the identity check...',
    description: 'Said while the form is on its way',
  },
  atHand: {
    id: 'site.partners.atHand',
    defaultMessage: 'Keep at hand',
    description: 'Heading beside the identity check',
  },
  atHandId: {
    id: 'site.partners.atHandId',
    defaultMessage: 'Your government ID. A clear phone photo is enough.',
    description: 'In the list',
  },
  atHandAddress: {
    id: 'site.partners.atHandAddress',
    defaultMessage: 'A proof of address: a bill or a letter of the last three months',
    description: 'In the list',
  },
  atHandPrivate: {
    id: 'site.partners.atHandPrivate',
    defaultMessage: 'Only the people who check applications see your papers. Kept for 7 years.',
    description: 'In the list',
  },
  keptInTab: {
    id: 'site.partners.keptInTab',
    defaultMessage:
      'What you write is kept in this tab until you send it, and is gone when you close the tab. On a shared phone, close it before you leave.',
    description: 'Under the list',
  },
  kycTitle: {
    id: 'site.partners.kycTitle',
    defaultMessage: 'KYC application received',
    description: 'Title of a message when the identity check was sent',
  },
  kycText: {
    id: 'site.partners.kycText',
    defaultMessage: 'We will answer within 3-5 business days.',
    description: 'Text of the message',
  },
  status: {
    id: 'site.partners.status',
    defaultMessage: 'Where your application stands',
    description: 'Link to /status after the identity check was sent; the title of that page',
  },
});
