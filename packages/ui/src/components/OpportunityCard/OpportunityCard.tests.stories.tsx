import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpportunityCard } from './OpportunityCard.tsx';

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
