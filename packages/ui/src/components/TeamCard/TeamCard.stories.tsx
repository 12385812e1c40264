import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamCard } from './TeamCard.tsx';

const meta = {
  title: 'Components/TeamCard',
  component: TeamCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show the leaders of the team, side by side.'],
      dont: ['Do not use it for a person in a list or a feed; use `Avatar`.'],
    },
  },
  args: { name: 'Grace Ilunga', initials: 'GI', description: 'Water and boreholes', tone: 'river' },
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
} satisfies Meta<typeof TeamCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Grace IlungaWater and boreholes');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Grace Ilunga' })).toBeVisible();
    await expect(canvas.getByText('GI').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

export const Tones: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-6 nz:lg:grid-cols-2">
      <TeamCard {...args} tone="forest" />
      <TeamCard {...args} tone="laterite" />
      <TeamCard {...args} tone="river" />
      <TeamCard {...args} tone="gold" />
      <TeamCard {...args} tone="cobalt" />
    </div>
  ),
};

export const OnPaper: Story = { decorators: [(Story) => <div className="nz:bg-bg nz:p-6">{Story()}</div>] };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    name: 'Marie-Antoinette Tshibangu-Kalonji',
    initials: 'MTK',
    description: 'Responsable des partenariats internationaux et des finances',
  },
  decorators: [(Story) => <div className="nz:w-72">{Story()}</div>],
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
