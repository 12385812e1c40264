import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Community voice',
  args: { ...page.args, path: '/responsible-minerals/community-voice' },
} satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
