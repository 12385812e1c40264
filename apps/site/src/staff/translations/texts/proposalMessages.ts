import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts of security mails, which take two people. */
export const proposalMessages = defineMessages<{
  needed: NoMessageValues;
  propose: NoMessageValues;
  proposed: NoMessageValues;
  title: NoMessageValues;
  waits: { who: string; at: string };
  waitsAlone: { who: string; at: string; ready: string };
  approve: NoMessageValues;
  approved: NoMessageValues;
  stop: NoMessageValues;
  stopped: NoMessageValues;
}>({
  needed: {
    id: 'site.staffTranslations.proposal.needed',
    defaultMessage:
      'A security mail says this, so it takes two people. Propose the text: another administrator compares the old with the new, and approves.',
    description: 'Above the field',
  },
  propose: {
    id: 'site.staffTranslations.proposal.propose',
    defaultMessage: 'Propose',
    description: 'Button: asks another administrator to approve the text',
  },
  proposed: {
    id: 'site.staffTranslations.proposal.proposed',
    defaultMessage: 'Proposed. No mail says it before another administrator approves.',
    description: 'State of the field',
  },
  title: {
    id: 'site.staffTranslations.proposal.title',
    defaultMessage: 'Waits for a second person',
    description: 'Title of a warning, and mark in the list: a text was proposed',
  },
  waits: {
    id: 'site.staffTranslations.proposal.waits',
    defaultMessage:
      '{who} proposed this text on {at}. Another administrator compares the old with the new, then approves or stops it.',
    description: 'Text of a warning. {at}: day and time',
  },
  waitsAlone: {
    id: 'site.staffTranslations.proposal.waitsAlone',
    defaultMessage:
      '{who} proposed this text on {at}, and no other administrator can approve it. {who} can do so from {ready}. Until then anyone who translates can stop it.',
    description: 'Text of a warning. {at}, {ready}: day and time',
  },
  approve: {
    id: 'site.staffTranslations.proposal.approve',
    defaultMessage: 'Approve the new text',
    description: 'Button',
  },
  approved: {
    id: 'site.staffTranslations.proposal.approved',
    defaultMessage: 'Approved. The next mail says it.',
    description: 'Title of a message',
  },
  stop: {
    id: 'site.staffTranslations.proposal.stop',
    defaultMessage: 'Withdraw the proposal',
    description: 'Button: takes a proposal back, or refuses it',
  },
  stopped: {
    id: 'site.staffTranslations.proposal.stopped',
    defaultMessage: 'Withdrawn. The old text stays in force.',
    description: 'Title of a message',
  },
});
