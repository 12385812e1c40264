import { failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/About', args: { ...page.args, path: '/about' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = { ...loading, tags: ['!test'] };
export const Failure: PageStory = { ...failure, tags: ['!test'] };
