import '../../packages/api-client/src/resources/partnerships.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** Partners, the feed of updates, and the partnership application. */
export default {
  ...part,
  title: 'API client/Partnerships',
  args: { ...part.args, tag: 'Partnerships' },
} satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
