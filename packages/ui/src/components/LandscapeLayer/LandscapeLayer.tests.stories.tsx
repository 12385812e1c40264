import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { AllLayers as allLayers } from './LandscapeLayer.stories.tsx';
import { LandscapeLayer } from './LandscapeLayer.tsx';

const meta = {
  title: 'Components/LandscapeLayer/Tests',
  component: LandscapeLayer,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof LandscapeLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysHowHighItIs: Story = {
  ...allLayers,
  name: '[BIO-01] each layer has a name, its height and its place, from the top down',
  play: async ({ canvas, canvasElement }) => {
    const layers = canvas.getAllByRole('region');
    await expect(layers.map((layer) => within(layer).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'The crowns feed what lives below',
      'What we do',
      'Life on the ground',
      'Keep all of it alive',
    ]);
    const marks = [...canvasElement.querySelectorAll('[data-slot="landscape-layer-mark"]')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual([
      '40 mIn the crowns',
      '15 mAmong the trunks',
      '0 mOn the ground',
      expect.stringMatching(/^[-−]3 mIn the river$/),
    ]);
    // Edges are drawings for the eye only.
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    const grounds = new Set(layers.map((layer) => getComputedStyle(layer).backgroundColor));
    await expect(grounds.size).toBe(4);
  },
};

export const OneMarkIsGold: Story = {
  name: 'the mark of the highlighted layer is gold',
  render: (args) => (
    <>
      <LandscapeLayer {...args} isOffbeat />
      <LandscapeLayer {...args} title="Another layer" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [gold, other] = [...canvasElement.querySelectorAll('[data-slot="landscape-layer-mark"] > :first-child')].map(
      (diamond) => getComputedStyle(diamond).backgroundColor,
    );
    await expect(other).toBe('rgba(0, 0, 0, 0)');
    await expect(gold).not.toBe(other);
  },
};
