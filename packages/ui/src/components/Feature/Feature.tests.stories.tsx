import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import documented, { LongFrench as longFrench, PictureAtTheEnd as pictureAtTheEnd } from './Feature.stories.tsx';
import { Feature } from './Feature.tsx';

const follow = fn();

const meta = {
  title: 'Components/Feature/Tests',
  component: Feature,
  tags: ['!autodocs', '!dev'],
  parameters: documented.parameters,
  args: {
    ...documented.args,
    actions: (
      <LinkButton href="/our-story" onClick={follow}>
        Read our story
      </LinkButton>
    ),
  },
} satisfies Meta<typeof Feature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read our story' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const ReadInFrench: Story = {
  ...longFrench,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'La forêt, l’eau potable et le savoir vont ensemble' });
    const feature = within(region);
    await expect(feature.getByRole('heading', { level: 2 })).toHaveAccessibleName(/^La forêt, l’eau potable/);
    await expect(feature.getByRole('img')).toHaveAccessibleName(/^Illustration: a village/);
    await expect(feature.getByRole('link', { name: 'Lire notre histoire' })).toBeVisible();
    await expect(region).toHaveTextContent(/^Notre mission.*La forêt.*Nous sommes.*Nous avons commencé.*Lire/);
  },
};

const startOf = (element: Element) => element.getBoundingClientRect().left;

/** In the order of reading it stays before the text, as on phones. */
export const ThePictureChangesItsSide: Story = {
  render: (args) => (
    <>
      <Feature {...args} />
      <Feature {...args} {...pictureAtTheEnd.args} title="What one learns stays" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, isBefore] of [
      [/^Forest/, true],
      [/^What/, false],
    ] as const) {
      const feature = within(canvas.getByRole('region', { name }));
      const picture = feature.getByRole('img');
      const title = feature.getByRole('heading');
      await expect(startOf(picture) < startOf(title)).toBe(isBefore);
      await expect(picture.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};
