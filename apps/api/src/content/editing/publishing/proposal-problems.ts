import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../../../http/problems/problem.ts';

/** `at` is a time: see `name-and-time.ts`. */
export const proposalProblems = {
  proposeFirst: problem(
    'proposal-wanted',
    409,
    defineMessage({
      id: 'api.content.problem.proposal-wanted',
      defaultMessage:
        'This changes where donations go, so one person alone cannot publish it. Choose “Propose”: another administrator then compares and approves.',
      description: 'An error in the staff area',
    }),
  ),
  restoredAlone: problem(
    'restore-needs-proposal',
    409,
    defineMessage({
      id: 'api.content.problem.restore-needs-proposal',
      defaultMessage:
        'That version sends donations elsewhere, so one person alone cannot put it back. Copy its values into a draft, then choose “Propose”: another administrator approves.',
      description: 'An error in the staff area',
    }),
  ),
  notNeeded: problem(
    'proposal-not-needed',
    409,
    defineMessage({
      id: 'api.content.problem.proposal-not-needed',
      defaultMessage: 'This draft does not change where donations go, so it needs no second person. Publish it.',
      description: 'An error in the staff area',
    }),
  ),
  otherProposal: problem(
    'proposal-changed-since',
    409,
    defineMessage({
      id: 'api.content.problem.proposal-changed-since',
      defaultMessage:
        'Someone has proposed this draft or stopped its proposal in the meantime. Open the list again and compare.',
      description: 'An error in the staff area',
    }),
  ),
  ownProposal: problem(
    'proposal-is-own',
    403,
    defineMessage({
      id: 'api.content.problem.proposal-is-own',
      defaultMessage: 'You proposed this yourself. Ask another administrator to compare and approve it.',
      description: 'An error in the staff area',
    }),
  ),
  newAdministrator: problem(
    'administrator-too-new',
    403,
    defineMessage({
      id: 'api.content.problem.administrator-too-new',
      defaultMessage:
        'You have been an administrator for less than 24 hours. Approve it tomorrow, or ask another administrator.',
      description: 'An error in the staff area',
    }),
  ),
  newProposer: problem(
    'proposer-too-new',
    403,
    defineMessage({
      id: 'api.content.problem.proposer-too-new',
      defaultMessage:
        'Who proposed this has been on the staff, or in that role, for less than 24 hours. Compare and approve it tomorrow, or stop it.',
      description: 'An error in the staff area',
    }),
  ),
  tooEarly: problem('proposal-too-early', 403, (at: string) =>
    said(
      defineMessage<{ at: string }>({
        id: 'api.content.problem.proposal-too-early',
        defaultMessage: 'You can publish this alone from {at}. Until then anyone who edits can stop it.',
        description: 'An error in the staff area; {at} is put in by the program',
      }),
      { at },
    ),
  ),
  secondFactorAgain: problem(
    'second-factor-again',
    403,
    defineMessage({
      id: 'api.content.problem.second-factor-again',
      defaultMessage:
        'No other administrator can approve this, so it needs your second factor again. Sign out, sign in with it, and propose within five minutes.',
      description: 'An error in the staff area',
    }),
  ),
};
