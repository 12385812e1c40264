import { expect } from 'storybook/test';
import { type StaffPageMeta, type StaffPageStory, staffPage } from './staffPage.tsx';

export default {
  ...staffPage,
  title: 'Pages/Staff/LargeText',
  tags: ['!autodocs', '!dev'],
  globals: { locale: 'fr', viewport: { value: 'phone' } },
  parameters: {
    ...staffPage.parameters,
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } },
  },
  beforeEach: async () => {
    const restore = await staffPage.beforeEach();
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
      restore();
    };
  },
} satisfies StaffPageMeta;

const expectWholeName: StaffPageStory['play'] = async ({ canvas, canvasElement }) => {
  const name = await canvas.findByText('Équipe Nzete');
  await expect(name.getBoundingClientRect().height).toBeLessThan(
    2 * Number.parseFloat(getComputedStyle(name).fontSize),
  );
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(360);
};

export const Desk: StaffPageStory = {
  name: '[ACC-31] with double text size on a phone the name in the bar is not stacked letter by letter',
  play: expectWholeName,
};
export const SignIn: StaffPageStory = {
  name: '[ACC-31] nor in the bar of the sign-in',
  args: { path: '/sign-in', server: { 'GET /session': 401 } },
  play: expectWholeName,
};
