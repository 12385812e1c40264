import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.identityDocuments.title',
    defaultMessage: 'Send the documents of your identity check',
    description: 'Heading of the page that takes missing documents of an identity check',
  },
  lead: {
    id: 'site.identityDocuments.lead',
    defaultMessage:
      'Your answers have arrived. Documents can be added here for 24 hours; one that you send again replaces the earlier one.',
    description: 'Under the heading of the page that takes missing documents',
  },
  asked: {
    id: 'site.identityDocuments.asked',
    defaultMessage:
      'Here you can send what we have asked you for, for 14 days from our e-mail. Never send documents by e-mail: others could read them on the way.',
    description: 'Under the heading of the page, when staff have asked for documents',
  },
  noLink: {
    id: 'site.identityDocuments.noLink',
    defaultMessage: 'This link is not complete. Open the link of your e-mail or of the confirmation again.',
    description: 'Instead of the form, if the address lacks the reference number or its token',
  },
  expired: {
    id: 'site.identityDocuments.expired',
    defaultMessage:
      'This link no longer works: it is too old, or there is a newer one. Open our newest e-mail, or write to us with the number.',
    description: 'Why documents were not received',
  },
  governmentId: {
    id: 'site.identityDocuments.governmentId',
    defaultMessage: 'Government ID',
    description: 'Label of a document to choose',
  },
  proofOfAddress: {
    id: 'site.identityDocuments.proofOfAddress',
    defaultMessage: 'Proof of address',
    description: 'Label of a document to choose',
  },
  description: {
    id: 'site.identityDocuments.description',
    defaultMessage: 'Add documents to an identity check that was sent to the foundation.',
    description: 'What the page is about; at most 160 characters',
  },
});
