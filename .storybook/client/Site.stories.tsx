import '../../packages/api-client/src/generated/site.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** What every page shows: navigation, hero, settings, social links. */
export default { ...part, title: 'API client/Site', args: { ...part.args, tag: 'Site' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
