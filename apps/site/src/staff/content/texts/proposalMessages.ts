import { defineMessages, type NoMessageValues } from 'react-intl';

/** Where donations go changes only with two people. */
export const proposalMessages = defineMessages<{
  propose: NoMessageValues;
  proposed: NoMessageValues;
  needed: NoMessageValues;
  waits: { who: string; at: string };
  waitsAlone: { who: string; at: string; ready: string };
  look: NoMessageValues;
  title: NoMessageValues;
  approve: NoMessageValues;
  stop: NoMessageValues;
  stopped: NoMessageValues;
}>({
  propose: {
    id: 'site.staffContent.proposal.propose',
    defaultMessage: 'Propose',
    description: 'Button: asks another administrator to publish',
  },
  proposed: {
    id: 'site.staffContent.proposal.proposed',
    defaultMessage: 'Proposed. All administrators get a mail, if the server sends mail.',
    description: 'Title of a message',
  },
  needed: {
    id: 'site.staffContent.proposal.needed',
    defaultMessage:
      'This draft changes where donations go, so it takes two people. Propose it: another administrator compares the old with the new, and approves.',
    description: 'Warning above a list',
  },
  waits: {
    id: 'site.staffContent.proposal.waits',
    defaultMessage:
      '{who} proposed on {at} to change where donations go. Another administrator compares the old with the new, then approves or refuses. Saving the draft again takes the proposal back.',
    description: 'Warning above a list. {at}: day and time',
  },
  waitsAlone: {
    id: 'site.staffContent.proposal.waitsAlone',
    defaultMessage:
      '{who} proposed on {at} to change where donations go, and no other administrator can approve it. {who} can publish it from {ready}. Until then anyone who edits can stop it.',
    description: 'Warning above a list. {at}, {ready}: day and time',
  },
  look: {
    id: 'site.staffContent.proposal.look',
    defaultMessage: 'Compare and decide',
    description: 'Button: opens the old and the new',
  },
  title: {
    id: 'site.staffContent.proposal.title',
    defaultMessage: 'Where donations will go: old and new',
    description: 'Title of a dialog',
  },
  approve: {
    id: 'site.staffContent.proposal.approve',
    defaultMessage: 'Approve and publish',
    description: 'Button',
  },
  stop: {
    id: 'site.staffContent.proposal.stop',
    defaultMessage: 'Stop this change',
    description: 'Button: refuses a proposal or takes it back; the draft stays',
  },
  stopped: {
    id: 'site.staffContent.proposal.stopped',
    defaultMessage: 'Stopped. The draft is still there.',
    description: 'Title of a message',
  },
});
