import '../../packages/api-client/src/generated/giving.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** Ways to donate, and crypto addresses. A method or wallet is `sample` or `open`. */
export default { ...part, title: 'API client/Giving', args: { ...part.args, tag: 'Giving' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
