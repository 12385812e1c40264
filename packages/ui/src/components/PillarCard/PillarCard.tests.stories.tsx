import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import documented, { LongFrench as longFrench } from './PillarCard.stories.tsx';
import { PillarCard } from './PillarCard.tsx';

const follow = fn();

const meta = {
  title: 'Components/PillarCard/Tests',
  component: PillarCard,
  tags: ['!autodocs', '!dev'],
  args: {
    ...documented.args,
    actions: (
      <LinkButton href="/community-voice" variant="line" onClick={follow}>
        Community voice
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PillarCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItsLinkIsFollowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Community voice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    // The card itself is no link.
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'People are heard' }));
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const ReadInFrench: Story = {
  ...longFrench,
  args: { ...longFrench.args, headingLevel: 2, actions: undefined },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Les acheteurs connaissent la mine');
    await expect(card.textContent).toMatch(/^Les acheteurs connaissent la mine\s?Chaque sac .* jusqu’au puits\.$/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** As the docstring says, for a grid with rows of its own. */
export const NeighboursAlignTheirParts: Story = {
  render: (args) => (
    <div className="nz:grid nz:grid-cols-[12rem_12rem] nz:gap-x-6">
      <PillarCard {...args} className="nz:row-span-4 nz:grid-rows-subgrid" />
      <PillarCard
        {...args}
        title="Buyers know the mine that they buy from"
        className="nz:row-span-4 nz:grid-rows-subgrid"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(first).toBeGreaterThan(0);
    await expect(first).toBe(second);
  },
};
