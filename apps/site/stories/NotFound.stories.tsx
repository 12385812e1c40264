import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Not found', args: { ...page.args, path: '/no-such-page' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
