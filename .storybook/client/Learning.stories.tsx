import '../../packages/api-client/src/resources/learning.ts';
import { calls, errors, example, failure, type PartMeta, type PartStory, part } from './part.tsx';

/** Curriculum, articles, courses, and course interests. `useGetCoursePageQuery` returns a page of courses and their total. */
export default { ...part, title: 'API client/Learning', args: { ...part.args, tag: 'Learning' } } satisfies PartMeta;

export const Calls: PartStory = calls;
export const Example: PartStory = example;
export const Failure: PartStory = failure;
export const SharedErrors: PartStory = errors;
