import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Privacy policy',
  args: { ...page.args, path: '/privacy-policy' },
} satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
