import { oneOf } from '../../shared/searchParams.ts';

export const search = {
  /** The tab: apply, the current partners, the identity check. */
  tab: oneOf(['apply', 'current', 'kyc']),
  /** The step of the identity check. */
  step: oneOf(['1', '2', '3', '4', '5']),
};
