import '../../packages/api-client/src/generated/climate.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** The weather of the 26 provinces, their history, and alerts. For live data pass `pollingInterval`. */
export default { ...part, title: 'API client/Climate', args: { ...part.args, tag: 'Climate' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
