import '../../packages/api-client/src/generated/programs.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** The programmes: climate, community, wildlife, biodiversity. */
export default { ...part, title: 'API client/Programs', args: { ...part.args, tag: 'Programs' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
