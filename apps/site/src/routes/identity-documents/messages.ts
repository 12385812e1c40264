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
  noLink: {
    id: 'site.identityDocuments.noLink',
    defaultMessage: 'This link is not complete. Open the link of your e-mail or of the confirmation again.',
    description: 'Instead of the form, if the address lacks the reference number or its token',
  },
  expired: {
    id: 'site.identityDocuments.expired',
    defaultMessage:
      'This link no longer works: documents can be added for 24 hours. Send the identity check again, or write to us with the number.',
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
