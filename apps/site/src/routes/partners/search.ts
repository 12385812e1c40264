import { oneOf } from '../../shared/searchParams.ts';

/** The tab: apply, the current partners, the identity check. */
export const search = { tab: oneOf(['apply', 'current', 'kyc']) };
