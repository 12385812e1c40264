import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french } from './StrataHero.stories.tsx';
import { StrataHero } from './StrataHero.tsx';

const meta = {
  title: 'Components/StrataHero/Tests',
  component: StrataHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof StrataHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  name: 'title and sentence are above the picture, which is requested at once',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Responsible minerals' });
    const picture = canvas.getByRole('img', { name: /a hill with a village/ });
    await expect(title.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByText(/Down from the sky/)).toBeVisible();
  },
};

export const HasAPictureForDarkMode: Story = {
  name: 'in dark mode there is another picture, if there is one',
  play: async ({ canvasElement, args }) => {
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    await expect(source).toHaveAttribute('srcset', args.picture.darkSrc);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French the title stays within the page',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBe(title.clientWidth);
  },
};
