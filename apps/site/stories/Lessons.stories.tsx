import { expect, within } from 'storybook/test';
import { empty, failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Lessons', args: { ...page.args, path: '/lessons' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = loading;
export const Failure: PageStory = failure;

export const Empty: PageStory = {
  ...empty,
  name: '[SAMPLE-03] an empty list says so',
  play: async (context) => {
    await page.play(context);
    await expect(await within(context.canvasElement).findByText('No lesson is ready yet.')).toBeVisible();
  },
};
