import { expect, within } from 'storybook/test';
import { empty, failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Community empowerment',
  args: { ...page.args, path: '/community-empowerment' },
} satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = { ...loading, tags: ['!test'] };
export const Failure: PageStory = { ...failure, tags: ['!test'] };

export const Empty: PageStory = {
  ...empty,
  name: '[SAMPLE-03] sections of empty lists are left out',
  play: async (context) => {
    await page.play(context);
    await expect(within(context.canvasElement).queryByRole('heading', { name: /programmes|voices/ })).toBeNull();
  },
};
