import { defineMessages, type NoMessageValues } from 'react-intl';

export const kycMessages = defineMessages<{
  expired: NoMessageValues;
  choose: NoMessageValues;
  yes: NoMessageValues;
  no: NoMessageValues;
  submit: NoMessageValues;
  receivedTitle: NoMessageValues;
  receivedText: NoMessageValues;
  save: NoMessageValues;
  savedText: { reference: string };
  papers: NoMessageValues;
  papersText: NoMessageValues;
  papersAgain: NoMessageValues;
  papersLater: NoMessageValues;
  chosenBefore: { name: string };
  papersSent: NoMessageValues;
  papersSome: NoMessageValues;
  papersSomeChecked: NoMessageValues;
  papersChecked: NoMessageValues;
}>({
  expired: {
    id: 'ui.KycWizard.expired',
    defaultMessage: 'Your earlier answers were erased. Please begin again with this step.',
    description: 'Note above the buttons of the first step, in a browser without JavaScript',
  },
  choose: { id: 'ui.KycWizard.choose', defaultMessage: 'Choose…', description: 'First, empty choice of a list' },
  yes: { id: 'ui.KycWizard.yes', defaultMessage: 'Yes', description: 'Answer: a box is ticked' },
  no: { id: 'ui.KycWizard.no', defaultMessage: 'No', description: 'Answer: a box is not ticked' },
  submit: { id: 'ui.KycWizard.submit', defaultMessage: 'Submit Application', description: 'Button of the last step' },
  receivedTitle: {
    id: 'ui.KycWizard.receivedTitle',
    defaultMessage: 'Your application has arrived',
    description: 'Confirmation of the application',
  },
  receivedText: {
    id: 'ui.KycWizard.receivedText',
    defaultMessage: 'Keep the number: we ask for it when you write to us.',
    description: 'Confirmation of the application',
  },
  save: {
    id: 'ui.KycWizard.save',
    defaultMessage: 'Save as a file',
    description: 'Button beside the reference number',
  },
  savedText: {
    id: 'ui.KycWizard.savedText',
    defaultMessage: 'Identity check. Reference number: {reference}',
    description: 'Content of the file that "Save as a file" makes',
  },
  papers: {
    id: 'ui.KycWizard.papers',
    defaultMessage: 'Your documents',
    description: 'Heading above the files that are being sent',
  },
  papersText: {
    id: 'ui.KycWizard.papersText',
    defaultMessage: 'Stay on this page until they are sent.',
    description: 'Below "Your documents"',
  },
  papersAgain: {
    id: 'ui.KycWizard.papersAgain',
    defaultMessage: 'Some documents have not arrived yet. Choose them again; they are sent at once.',
    description: 'Below "Your documents", after the page was loaded again',
  },
  chosenBefore: {
    id: 'ui.KycWizard.chosenBefore',
    defaultMessage: 'You had chosen {name}. The page was loaded again: please choose it again.',
    description: 'Below the field for a file. {name} is the name of a file',
  },
  papersLater: {
    id: 'ui.KycWizard.papersLater',
    defaultMessage: 'Or send them later, by this link',
    description: 'Link to a page that takes the documents; it is there until all have arrived',
  },
  papersSent: {
    id: 'ui.KycWizard.papersSent',
    defaultMessage: 'Your documents have arrived.',
    description: 'When all files have been sent',
  },
  papersSome: {
    id: 'ui.KycWizard.papersSome',
    defaultMessage: 'What you chose has arrived. The other documents are still missing; you can send them later.',
    description: 'When the chosen files have been sent, and there are documents for which none was chosen',
  },
  papersSomeChecked: {
    id: 'ui.KycWizard.papersSomeChecked',
    defaultMessage:
      'What you chose has arrived, and is being checked for viruses: we write to you if it has to be sent again. The other documents are still missing; you can send them later.',
    description: 'As papersSome, while the virus scanner is away',
  },
  papersChecked: {
    id: 'ui.KycWizard.papersChecked',
    defaultMessage:
      'Your documents have arrived, and are being checked for viruses. You need not wait: we write to you if one has to be sent again.',
    description: 'When all files have been sent, while the virus scanner is away',
  },
});
