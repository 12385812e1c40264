import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented from './TeamGrid.stories.tsx';
import { TeamGrid } from './TeamGrid.tsx';

const meta = {
  title: 'Components/TeamGrid/Tests',
  component: TeamGrid,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof TeamGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsEveryPersonThenTheInvitation: Story = {
  name: '[TEAM-01] lists every person and then the open place, whose link is reached with the keyboard',
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Leadership' });
    await expect(list).toBeVisible();
    // Half bricks are for the eye only.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.people.length + 1);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...args.people.map(({ name }) => name),
      'There is a place for you',
    ]);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'What volunteers do' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#volunteers');
  },
};

export const EndsWithThePeople: Story = {
  name: 'without an invitation the list ends with the people',
  args: { invitation: undefined, headingLevel: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.people.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.people.length);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LaysBricksInRunningBond: Story = {
  name: 'on wide screens a row of two stands between half bricks',
  play: async ({ canvas, canvasElement }) => {
    const fillers = [...canvasElement.querySelectorAll('[data-slot="team-grid-filler"]')];
    const isWide = window.matchMedia('(width >= 60rem)').matches;
    await expect(fillers.every((filler) => getComputedStyle(filler).display === 'none')).toBe(!isWide);
    const [first, , , fourth] = canvas.getAllByRole('article');
    if (!first || !fourth) throw new Error('a person is missing');
    const start = (card: HTMLElement) => card.getBoundingClientRect().left;
    // On phones every second brick is shifted instead.
    await expect(start(fourth)).toBeGreaterThan(start(first));
  },
};
