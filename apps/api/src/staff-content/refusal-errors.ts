import { httpError } from '../http/http-error.ts';
import { contentErrors } from './error-texts.ts';
import { nameAndTime, timeOf } from './name-and-time.ts';
import { proposalErrors } from './proposal-texts.ts';
import type { Refusal } from './publish.ts';

/** What someone is told whose draft was not published. */
export function errorFor(refusal: Refusal): Error {
  switch (refusal.reason) {
    case 'no-draft':
      return httpError(409, contentErrors.noDraft);
    case 'other-draft':
      return httpError(409, contentErrors.savedSince(nameAndTime(refusal.by, refusal.at)));
    case 'changed':
      return httpError(409, contentErrors.publishedSince(nameAndTime(refusal.by, refusal.at)));
    case 'problems':
      return httpError(409, contentErrors.hasProblems);
    case 'not-approved':
      return httpError(409, proposalErrors.proposeFirst);
    case 'not-needed':
      return httpError(409, proposalErrors.notNeeded);
    case 'second-factor':
      return httpError(403, proposalErrors.secondFactorAgain);
    case 'other-proposal':
      return httpError(409, proposalErrors.otherProposal);
    case 'own-proposal':
      return httpError(403, proposalErrors.ownProposal);
    case 'new-administrator':
      return httpError(403, proposalErrors.newAdministrator);
    case 'new-proposer':
      return httpError(403, proposalErrors.newProposer);
    case 'too-early':
      return httpError(403, proposalErrors.tooEarly(timeOf(refusal.at)));
  }
}
