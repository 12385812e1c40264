import '../../packages/api-client/src/resources/applications.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** Volunteers, feedback, consultations and identity checks. `sendKycDocument` uploads a file with progress. */
export default {
  ...part,
  title: 'API client/Applications',
  args: { ...part.args, tag: 'Applications' },
} satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
