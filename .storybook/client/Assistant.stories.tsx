import '../../packages/api-client/src/resources/assistant.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** The assistant: `streamChat` gives its answer as it is written. */
export default { ...part, title: 'API client/Assistant', args: { ...part.args, tag: 'Assistant' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
