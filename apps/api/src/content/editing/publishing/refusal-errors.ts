import { nameAndTime, timeOf } from '../../../text/name-and-time.ts';
import { contentProblems } from '../problems.ts';
import { proposalProblems } from './proposal-problems.ts';
import type { Refusal } from './refused.ts';

/** What someone is told whose draft was not published. */
export function errorFor(refusal: Refusal): Error {
  switch (refusal.reason) {
    case 'no-draft':
      return contentProblems.noDraft();
    case 'other-time':
      return contentProblems.plannedSince();
    case 'other-draft':
      return contentProblems.savedSince(nameAndTime(refusal.by, refusal.at));
    case 'changed':
      return contentProblems.publishedSince(nameAndTime(refusal.by, refusal.at));
    case 'problems':
      return contentProblems.hasProblems();
    case 'not-approved':
      return proposalProblems.proposeFirst();
    case 'not-needed':
      return proposalProblems.notNeeded();
    case 'second-factor':
      return proposalProblems.secondFactorAgain();
    case 'other-proposal':
      return proposalProblems.otherProposal();
    case 'own-proposal':
      return proposalProblems.ownProposal();
    case 'new-administrator':
      return proposalProblems.newAdministrator();
    case 'new-proposer':
      return proposalProblems.newProposer();
    case 'too-early':
      return proposalProblems.tooEarly(timeOf(refusal.at));
  }
}
