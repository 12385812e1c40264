import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { ImpactCardGrid } from './ImpactCardGrid.tsx';

const meta = {
  title: 'Components/ImpactCardGrid/Tests',
  component: ImpactCardGrid,
  tags: ['!autodocs', '!dev'],
  args: {
    cards: ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => ({
      id,
      picture: { src: pump, alt: '' },
      title: `Card ${id}`,
      value: 1,
      unit: 'borehole',
      href: `#${id}`,
    })),
  },
} satisfies Meta<typeof ImpactCardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('li')];
const opacities = (canvasElement: HTMLElement) => items(canvasElement).map((item) => getComputedStyle(item).opacity);
const shown = ['1', '1', '1', '1', '1', '1'];

export const OneAfterAnother: Story = {
  name: '[HOME-07] Six cards appear one after another, 200 ms apart',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-appearance="coming"]')).toBeInTheDocument());
    await expect(items(canvasElement).map((item) => getComputedStyle(item).transitionDelay)).toEqual([
      '0s',
      '0.2s',
      '0.4s',
      '0.6s',
      '0.8s',
      '1s',
    ]);
    await expect(Number(opacities(canvasElement)[5])).toBeLessThan(1);
    await waitFor(() => expect(opacities(canvasElement)).toEqual(shown), { timeout: 10_000 });
  },
};

export const HiddenBelowTheFold: Story = {
  name: '[HOME-07] Cards are hidden until they scroll into view',
  decorators: [(Story) => <div className="nz:pt-[300vh]">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-appearance]')).toHaveAttribute('data-appearance', 'waiting');
    await expect(opacities(canvasElement)).toEqual(['0', '0', '0', '0', '0', '0']);
    items(canvasElement)[0]?.scrollIntoView();
    await waitFor(() => expect(opacities(canvasElement)).toEqual(shown), { timeout: 10_000 });
  },
};

export const FocusRevealsThem: Story = {
  name: '[HOME-07] The cards appear when the keyboard reaches them',
  decorators: HiddenBelowTheFold.decorators,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Card one' })).toHaveFocus();
    await waitFor(() => expect(opacities(canvasElement)).toEqual(shown), { timeout: 10_000 });
  },
};

export const ReducedMotion: Story = {
  name: '[HOME-07] With reduced motion the cards are visible at once',
  beforeEach: () => {
    const { matchMedia } = window;
    const reduced = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget(), matchMedia('all'), { matches: true, media: query, addListener: fn() })
        : matchMedia(query),
    );
    return () => reduced.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-appearance]')).not.toBeInTheDocument();
    await expect(opacities(canvasElement)).toEqual(shown);
  },
};
