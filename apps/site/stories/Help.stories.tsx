import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Help', args: { ...page.args, path: '/help' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
