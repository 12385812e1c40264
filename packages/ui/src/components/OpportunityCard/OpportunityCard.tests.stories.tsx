import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented from './OpportunityCard.stories.tsx';
import { OpportunityCard } from './OpportunityCard.tsx';
import { OpportunityList } from './OpportunityList.tsx';

const meta = {
  title: 'Components/OpportunityCard/Tests',
  component: OpportunityCard,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Field data collectors',
    where: 'Kinshasa and surrounding areas',
    href: '#application',
    week: { days: ['none', 'none', 'whole', 'none', 'none', 'whole', 'none'], label: 'Wednesday and Saturday' },
  },
} satisfies Meta<typeof OpportunityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheLinkNamesTheWork: Story = {
  name: '[VOL-02] an opportunity shows work, place and days, and its link is named after the work',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Field data collectors' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply for this Field data collectors' })).toHaveAttribute(
      'href',
      '#application',
    );
    await expect(canvas.getByRole('img', { name: 'Wednesday and Saturday' })).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('Kinshasa and surrounding areas');
  },
};

export const UnknownFactsAreOmitted: Story = {
  args: { week: undefined, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('definition')).toHaveLength(1);
  },
};

export const ListOfOpportunities: Story = {
  name: 'Tab goes through the links of a list, and its note is read last',
  args: documented.args,
  render: (args) => (
    <OpportunityList
      opportunities={['Field data collectors', 'Trainers'].map((title) => ({ ...args, id: title, title }))}
      note="Everyone is checked."
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const title of ['Field data collectors', 'Trainers']) {
      await userEvent.tab();
      await expect(within(canvas.getByRole('article', { name: title })).getByRole('link')).toHaveFocus();
    }
    await expect(canvasElement).toHaveTextContent(/Everyone is checked\.$/);
  },
};
