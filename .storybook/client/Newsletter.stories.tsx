import '../../packages/api-client/src/generated/newsletter.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** The newsletter: subscribe and unsubscribe. */
export default {
  ...part,
  title: 'API client/Newsletter',
  args: { ...part.args, tag: 'Newsletter' },
} satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
