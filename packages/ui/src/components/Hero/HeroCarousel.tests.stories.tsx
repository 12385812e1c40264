import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import hero from './Hero.tests.stories.tsx';

const meta = {
  ...hero,
  title: 'Components/Hero/HeroCarousel/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof hero.component>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const dots = (canvas: Canvas) => canvas.getAllByRole('button', { name: /^Show picture/ });
const live = (root: HTMLElement) => root.querySelector('[aria-live]');

export const TurnsByItself: Story = {
  name: '[HOME-03] The next picture shows after the interval, without an announcement',
  args: { interval: 300 },
  play: async ({ canvas, canvasElement }) => {
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByRole('img', { name: 'Sun' })).toBeVisible();
    await waitFor(() => expect(dots(canvas)[1]).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(dots(canvas)[2]).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(dots(canvas)[0]).toHaveAttribute('aria-current', 'true'));
  },
};

export const OnlyTheFirstIsDownloaded: Story = {
  name: '[HOME-03] Only the first picture is downloaded at first',
  play: async ({ canvasElement }) => {
    const images = canvasElement.querySelectorAll('img');
    await expect(images).toHaveLength(1);
    await expect(images[0]).toHaveAttribute('fetchpriority', 'high');
  },
};

export const DotsPickByPointer: Story = {
  name: '[HOME-03] A diamond picks its picture, and the pictures stay',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 3 of 3' }));
    await expect(dots(canvas)[2]).toHaveAttribute('aria-current', 'true');
    await expect(dots(canvas)[0]).not.toHaveAttribute('aria-current');
    await expect(await canvas.findByRole('group', { name: 'Picture 3 of 3' })).toContainElement(
      await canvas.findByRole('img', { name: 'Earth' }),
    );
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  },
};

export const KeyboardJourney: Story = {
  name: '[HOME-03] Keyboard: focus in the hero stops the pictures, Enter on the pause button starts them, a diamond picks one',
  play: async ({ canvas, canvasElement }) => {
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toHaveFocus();
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Play the pictures' });
    await expect(button).toHaveFocus();
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Pause the pictures');
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(dots(canvas)[1]).toHaveAttribute('aria-current', 'true');
  },
};

export const PauseByPointer: Story = {
  name: '[HOME-03] The pause button stops the pictures and starts them again',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Pause the pictures' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Play the pictures');
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Pause the pictures');
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
  },
};

export const VisualOrderIsTabOrder: Story = {
  name: '[HOME-03] The pause button is before the diamonds, visually and in the tab order',
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Pause the pictures');
    for (const dot of others) {
      await expect(first?.getBoundingClientRect().right).toBeLessThanOrEqual(dot.getBoundingClientRect().left);
    }
  },
};

export const HoverOnTheWordsHolds: Story = {
  name: '[HOME-03] Hovering the title pauses the pictures too',
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await userEvent.hover(title);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(title);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
  },
};

export const HoverHolds: Story = {
  name: '[HOME-03] Hovering the pictures pauses them',
  play: async ({ canvas, canvasElement }) => {
    const dot = canvas.getByRole('button', { name: 'Show picture 1 of 3' });
    await userEvent.hover(dot);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(dot);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
  },
};

export const ReducedMotion: Story = {
  name: '[HOME-03] With reduced motion there is no autoplay; the diamonds still pick a picture',
  beforeEach: () => {
    const { matchMedia } = window;
    const reduced = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget(), matchMedia('all'), { matches: true, media: query, addListener: fn() })
        : matchMedia(query),
    );
    return () => mocked(reduced).mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 2 of 3' }));
    await expect(dots(canvas)[1]).toHaveAttribute('aria-current', 'true');
  },
};

export const WithoutAutoplay: Story = {
  name: '[HOME-03] A site can turn autoplay off; the diamonds still pick a picture',
  args: { autoplay: false, interval: 100 },
  play: async ({ canvas, canvasElement }) => {
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 2 of 3' }));
    await expect(dots(canvas)[1]).toHaveAttribute('aria-current', 'true');
  },
};

export const DataSaving: Story = {
  name: '[HOME-03] Saving data, there is no autoplay, so no further picture is downloaded',
  decorators: [(Story) => <NzeteProvider savesData>{Story()}</NzeteProvider>],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
  },
};

export const OnePicture: Story = {
  name: '[HOME-03] One picture has no controls',
  args: { pictures: meta.args.pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sun' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
