import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, {
  AllLayers as allLayers,
  Trunks as trunks,
  WithActions as withActions,
  WithPicture as withPicture,
} from './LandscapeLayer.stories.tsx';
import { LandscapeLayer } from './LandscapeLayer.tsx';
import { LandscapeTrunks } from './LandscapeTrunks.tsx';

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

export const TextBeforeThePicture: Story = {
  ...withPicture,
  name: 'the picture is read after title and text',
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Where the tallest/);
    const picture = canvas.getByRole('img', { name: /okapi/ });
    await expect(text.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const ActionsAreReached: Story = {
  ...withActions,
  name: 'the button of a layer is reached by Tab, after its text',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveFocus();
  },
};

export const TrunksAreAList: Story = {
  ...trunks,
  args: { ...trunks.args, children: <LandscapeTrunks items={[{ id: 'seeds', content: 'Seeds' }]} /> },
  name: 'the trunks are drawings: only the items are read',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Seeds']);
  },
};
