import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { Hero } from './Hero.tsx';

/** A picture of one colour. */
const plain = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${colour}" d="M0 0h3v2H0z"/></svg>`)}`;

const meta = {
  title: 'Components/Hero/Tests',
  component: Hero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A forest follows',
    actions: <a href="#volunteers">Join the volunteers</a>,
    pictures: [
      { src: plain('gold'), alt: 'Sun' },
      { src: plain('teal'), alt: 'River' },
      { src: plain('sienna'), alt: 'Earth' },
    ],
    stats: [
      { value: '50,000+', label: 'trees planted' },
      { value: '500+', label: 'volunteers' },
      { value: '1', label: 'borehole' },
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const dots = (canvas: Canvas) => canvas.getAllByRole('button', { name: /^Show picture/ });
const live = (root: HTMLElement) => root.querySelector('[aria-live]');

export const TurnsByItself: Story = {
  name: '[HOME-03] The next picture comes when time is up, without being announced',
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
  name: '[HOME-03] Only the first picture is downloaded at once, before all others',
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
  name: '[HOME-03] Keyboard: focus stops the pictures, Enter starts them, a diamond picks',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toHaveFocus();
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
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

export const HoverHolds: Story = {
  name: '[HOME-03] A pointer on the pictures holds them as long as it stays',
  play: async ({ canvas, canvasElement }) => {
    const dot = canvas.getByRole('button', { name: 'Show picture 1 of 3' });
    await userEvent.hover(dot);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(dot);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
  },
};

export const ReducedMotion: Story = {
  name: '[HOME-03] Under reduced motion nothing turns; the diamonds still pick',
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
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 2 of 3' }));
    await expect(dots(canvas)[1]).toHaveAttribute('aria-current', 'true');
  },
};

export const DataSaving: Story = {
  name: '[HOME-03] With data saving on nothing turns, so no further picture is downloaded',
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
    // What stands on the prototype shows again.
    return () => void Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
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

export const Figures: Story = {
  name: '[HOME-05] Three figures with what they count',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'trees planted',
      'volunteers',
      'borehole',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(['50,000+', '500+', '1']);
  },
};

export const LoadingText: Story = {
  name: '[HOME-06] [START-08] While loading it says so, and title and buttons are already there',
  args: { status: 'loading', pictures: [], stats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading hero...');
    await expect(canvas.getByRole('heading', { level: 1, name: 'A forest follows' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toBeVisible();
  },
};

export const ErrorText: Story = {
  name: '[HOME-06] [START-08] When loading fails it says so, and title and buttons stay',
  args: { status: 'error', pictures: [], stats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading hero.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toBeVisible();
  },
};

/** All three beside each other: whatever comes or does not come, the page below does not move. */
export const KeepsItsShape: Story = {
  name: '[HOME-06] Loading, failed and ready are equally high',
  render: (args) => (
    <>
      <Hero {...args} />
      <Hero {...args} status="loading" pictures={[]} stats={[]} />
      <Hero {...args} status="error" pictures={[]} stats={[]} />
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-slot="hero"]')].map(
      (hero) => hero.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};
