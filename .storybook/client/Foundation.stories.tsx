import '../../packages/api-client/src/resources/foundation.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** The foundation: about, team, impact in figures, stories, reports. `reportPdfUrl` is the URL of the PDF of a report. */
export default {
  ...part,
  title: 'API client/Foundation',
  args: { ...part.args, tag: 'Foundation' },
} satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
