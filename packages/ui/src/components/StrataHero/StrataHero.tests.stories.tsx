import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import documented, { LongFrench as french } from './StrataHero.stories.tsx';
import { StrataHero, type StrataHeroPicture } from './StrataHero.tsx';

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
  name: 'title and sentence are above the picture, which is requested before others',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Responsible minerals' });
    const picture = canvas.getByRole('img', { name: /a hill with a village/ });
    await expect(title.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByText(/Down from the sky/)).toBeVisible();
  },
};

const drawing = (title: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="432"><title>${title}</title></svg>`)}`;

/** Pictures that no other story has loaded before. */
const picturesOf = (story: string) => ({
  ...documented.args.picture,
  src: drawing(`${story}, day`),
  darkSrc: drawing(`${story}, night`),
});

/** Expects only the picture of that name to be displayed, and only it to be loaded. */
async function expectOnly(canvasElement: HTMLElement, shown: 'src' | 'darkSrc', picture: StrataHeroPicture) {
  const images = [...canvasElement.querySelectorAll('img')];
  await expect(images.map((image) => image.getAttribute('src'))).toEqual([picture.src, picture.darkSrc]);
  for (const image of images) {
    if (image.getAttribute('src') === picture[shown]) {
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
      await expect(image).toBeVisible();
    } else {
      await expect(image).not.toBeVisible();
      await expect(image.naturalWidth).toBe(0);
    }
  }
}

export const LightByDefault: Story = {
  name: 'a light page shows the picture of the day, and does not load the other',
  globals: { theme: 'light' },
  args: { picture: picturesOf('LightByDefault') },
  play: ({ canvasElement, args }) => expectOnly(canvasElement, 'src', args.picture),
};

export const DarkByTheTheme: Story = {
  name: 'a page whose theme is dark shows the dark picture, whatever the system prefers',
  globals: { theme: 'dark' },
  args: { picture: picturesOf('DarkByTheTheme') },
  play: async ({ canvasElement, args }) => {
    await expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expectOnly(canvasElement, 'darkSrc', args.picture);
  },
};

export const LightPartOfADarkPage: Story = {
  name: 'a light part of a dark page shows the picture of the day',
  globals: { theme: 'dark' },
  args: { picture: picturesOf('LightPartOfADarkPage') },
  decorators: [(Story) => <div data-theme="light">{Story()}</div>],
  play: ({ canvasElement, args }) => expectOnly(canvasElement, 'src', args.picture),
};

export const OnePicture: Story = {
  name: 'without a dark picture there is one, which is requested at once',
  globals: { theme: 'dark' },
  args: { picture: { ...documented.args.picture, darkSrc: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: /a hill with a village/ })).not.toHaveAttribute('loading');
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
