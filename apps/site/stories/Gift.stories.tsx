import { failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Gift',
  args: { ...page.args, path: '/donate/gift' },
} satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = loading;
export const Failure: PageStory = failure;
