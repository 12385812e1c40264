import '../../packages/api-client/src/generated/photos.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** Galleries and their previews. */
export default { ...part, title: 'API client/Photos', args: { ...part.args, tag: 'Photos' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
