import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Our story', args: { ...page.args, path: '/our-story' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
