import { expect, waitFor, within } from 'storybook/test';
import { empty, failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/Partnerships',
  args: { ...page.args, path: '/partnerships' },
} satisfies PageMeta;

export const Success: PageStory = {};
/** The number of an update that this browser has posted. */
const posted = (id: string) => () => {
  localStorage.setItem('waitingUpdate', `${Date.now()} ${id}`);
  return () => localStorage.removeItem('waitingUpdate');
};
const note = (canvasElement: HTMLElement) => within(canvasElement).queryByText(/shown here once we have read it/);

export const Awaiting: PageStory = {
  name: '[SHIP-09] an update that waits for staff is said to wait on the next visit',
  beforeEach: posted('b7d1'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(note(canvasElement)).toBeVisible());
  },
};

export const Shown: PageStory = {
  name: '[SHIP-09] an update that staff let through waits no more',
  beforeEach: posted('savings-classes-2025'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(localStorage.getItem('waitingUpdate')).toBeNull());
    await expect(note(canvasElement)).toBeNull();
  },
};

export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = loading;
export const Failure: PageStory = failure;
export const Empty: PageStory = empty;
