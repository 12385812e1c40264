import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Send feedback',
  args: { ...page.args, path: '/send-feedback' },
} satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
