import '../../packages/api-client/src/resources/accounts.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** Accounts: sign in, register, and the current user. The app stores the token and passes it to the client through `getToken`. */
export default { ...part, title: 'API client/Accounts', args: { ...part.args, tag: 'Accounts' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
