import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamCard } from './TeamCard.tsx';

/** A drawing in place of a portrait. */
const portrait =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="%23116f78" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="%23ebb02d"/></svg>';

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

export const Photo: Story = {
  name: '[TEAM-02] a photo takes the place of the initials, and says what it shows',
  args: { photo: { src: portrait, alt: 'Grace Ilunga beside the pump in Nsele' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Grace Ilunga beside the pump in Nsele' })).toBeVisible();
    await expect(canvas.queryByText('GI')).toBeNull();
  },
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
