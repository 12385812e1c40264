import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, {
  LongFrench as french,
  Icons as icons,
  Links as links,
  Steps as steps,
  Topics as topics,
} from './RuledList.stories.tsx';
import { RuledList } from './RuledList.tsx';

const meta = {
  title: 'Components/RuledList/Tests',
  component: RuledList,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof RuledList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasAHeadingPerItem: Story = {
  name: 'each item has its heading, at the level of the page, and its sentence',
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Funding', 'Implementation', 'Technology']);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Sensors, maps');
  },
};

export const IconsAreSilent: Story = {
  ...icons,
  name: 'an icon is decoration, and an item without a title has no heading',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(3);
    await expect(within(canvas.getAllByRole('listitem')[2] as HTMLElement).queryByRole('heading')).toBeNull();
  },
};

export const LinksInOrder: Story = {
  ...links,
  name: 'Tab goes from link to link',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveFocus();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French no text is wider than its column',
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) await expect(item.scrollWidth).toBe(item.clientWidth);
  },
};

export const TopicsAreHeadings: Story = {
  ...topics,
  name: 'a topic is a heading with its link',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Funding' });
    await expect(within(heading).getByRole('link')).toHaveAttribute('href', '#money');
  },
};

export const StepsAreOrdered: Story = {
  ...steps,
  name: 'steps are an ordered list, without headings',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
