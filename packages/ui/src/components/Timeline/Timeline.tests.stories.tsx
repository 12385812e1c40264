import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { WithDateAndLists as withDateAndLists } from './Timeline.stories.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Timeline/Tests',
  component: Timeline,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheStateOfEachStop: Story = {
  play: async ({ canvas }) => {
    const [way] = canvas.getAllByRole('list');
    const stops = [...(way?.children ?? [])].map((stop) => within(stop as HTMLElement));
    const read = stops.map((stop) => [
      stop.getByRole('heading', { level: 2 }).textContent,
      stop.getByText(/^(Done|Under way|Planned)$/).textContent,
    ]);
    await expect(read).toEqual([
      ['Young people start a foundation', 'Done'],
      ['First the land, then clean water', 'Under way'],
      ['A school for climate and innovation', 'Planned'],
      ['Five provinces', 'Planned'],
    ]);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const ShowsDatesAndLists: Story = {
  ...withDateAndLists,
  play: async ({ canvas, canvasElement }) => {
    const date = canvas.getByText('2021');
    await expect(date).toHaveAttribute('datetime', '2021');
    await expect(date.parentElement).toHaveTextContent('2021the year of our launch');
    const lists = [...canvasElement.querySelectorAll('[data-slot="timeline-list"]')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    );
    await expect(lists).toEqual([
      ['Young people without work', 'Those who learn to read'],
      ['Agriculture', 'Climate', 'Artificial intelligence'],
    ]);
  },
};
