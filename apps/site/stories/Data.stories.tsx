import { failure, loading, longFrench, type PageMeta, type PageStory, page, samples } from './page.tsx';

export default { ...page, title: 'Pages/Data portal', args: { ...page.args, path: '/data' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Samples: PageStory = samples;
export const Loading: PageStory = loading;
export const Failure: PageStory = failure;
export const Assistant: PageStory = { args: { path: '/data?tab=ai-insights' } };
export const Plugins: PageStory = { args: { path: '/data?tab=plugins' } };
export const Province: PageStory = { args: { path: '/data?province=CD-KN' } };
