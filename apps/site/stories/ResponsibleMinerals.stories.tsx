import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Responsible minerals',
  args: { ...page.args, path: '/responsible-minerals' },
} satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
