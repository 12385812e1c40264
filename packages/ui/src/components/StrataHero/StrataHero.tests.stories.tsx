import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
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
  name: '[LIB-40] a page that follows the system has another picture in dark mode, if there is one',
  render: (args) => (
    <NzeteProvider theme="system">
      <StrataHero {...args} />
    </NzeteProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    await expect(source).toHaveAttribute('srcset', args.picture.darkSrc);
  },
};

export const HasOnePictureInOneTheme: Story = {
  name: '[LIB-40] a page with one theme has the picture of that theme, whatever the system is',
  render: (args) => (
    <>
      <StrataHero {...args} />
      <NzeteProvider theme="dark">
        <StrataHero {...args} />
      </NzeteProvider>
    </>
  ),
  // Two main headings in one page.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, args }) => {
    const [light, dark] = canvas.getAllByRole('img');
    await expect(light).toHaveAttribute('src', args.picture.src);
    await expect(dark).toHaveAttribute('src', args.picture.darkSrc);
    await expect(canvasElement.querySelector('source')).toBeNull();
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
