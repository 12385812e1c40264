import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../../http/problems/problem.ts';

/** `who` is a name and a time: see `name-and-time.ts`. */
export const issueProblems = {
  unknownIssue: problem(
    'issue-not-found',
    404,
    defineMessage({
      id: 'api.newsletter.problem.issue-not-found',
      defaultMessage: 'There is no such issue. It may have been discarded: go back to the list.',
      description: 'An error in the staff area',
    }),
  ),
  unknownSubscription: problem(
    'subscription-not-found',
    404,
    defineMessage({
      id: 'api.newsletter.problem.subscription-not-found',
      defaultMessage: 'There is no such subscription. It may have ended: load the list again.',
      description: 'An error in the staff area',
    }),
  ),
  subscriptionChanged: problem(
    'subscription-changed-since',
    409,
    defineMessage({
      id: 'api.newsletter.problem.subscription-changed-since',
      defaultMessage: 'This subscription has changed since you read it, and was not ended. Load the list again.',
      description: 'An error in the staff area',
    }),
  ),
  savedSince: problem('issue-saved-since', 409, (who: string) =>
    said(
      defineMessage<{ who: string }>({
        id: 'api.newsletter.problem.issue-saved-since',
        defaultMessage:
          '{who} saved this issue after you opened it. Nothing of yours was saved or sent: open it again and compare.',
        description: 'An error in the staff area; {who} is a member of the staff',
      }),
      { who },
    ),
  ),
  startedSince: problem('issue-sending-since', 409, (who: string) =>
    said(
      defineMessage<{ who: string }>({
        id: 'api.newsletter.problem.issue-sending-since',
        defaultMessage:
          '{who} has begun to send this issue, so it can no longer be changed. Open it again to see how far it is.',
        description: 'An error in the staff area; {who} is a member of the staff',
      }),
      { who },
    ),
  ),
  hasProblems: problem(
    'issue-has-problems',
    409,
    defineMessage({
      id: 'api.newsletter.problem.issue-has-problems',
      defaultMessage: 'This issue has problems, and nothing was sent. Correct the marked places first.',
      description: 'An error in the staff area',
    }),
  ),
  noMail: problem(
    'issue-without-mail-server',
    409,
    defineMessage({
      id: 'api.newsletter.problem.issue-without-mail-server',
      defaultMessage:
        'This server sends no mail yet. Ask the operator to set up a mail server, or export the issue for a mailing service.',
      description: 'An error in the staff area',
    }),
  ),
  nobodyOnList: problem(
    'nobody-on-list',
    409,
    defineMessage({
      id: 'api.newsletter.problem.nobody-on-list',
      defaultMessage: 'Nobody on the list gets the newsletter yet, so nothing was sent. Wait for a first subscription.',
      description: 'An error in the staff area',
    }),
  ),
  notSending: problem(
    'issue-not-sending',
    409,
    defineMessage({
      id: 'api.newsletter.problem.issue-not-sending',
      defaultMessage: 'This issue is not being sent any more. Open it again to see where it stands.',
      description: 'An error in the staff area',
    }),
  ),
  notStopped: problem(
    'issue-not-stopped',
    409,
    defineMessage({
      id: 'api.newsletter.problem.issue-not-stopped',
      defaultMessage: 'This issue is not stopped, so there is nothing to resume. Open it again to see where it stands.',
      description: 'An error in the staff area',
    }),
  ),
  stateChanged: problem(
    'issue-changed-since',
    409,
    defineMessage({
      id: 'api.newsletter.problem.issue-changed-since',
      defaultMessage:
        'The sending of this issue has changed since you opened it, so nothing was done. Open it again to see where it stands.',
      description: 'An error in the staff area',
    }),
  ),
  nothingUnclear: problem(
    'nothing-unclear',
    409,
    defineMessage({
      id: 'api.newsletter.problem.nothing-unclear',
      defaultMessage:
        'Of no message of this issue is it unclear whether it arrived. Open it again to see where it stands.',
      description: 'An error in the staff area',
    }),
  ),
};
