import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { PartnerCard } from './PartnerCard.tsx';

const narrow: Decorator = (Story) => <div className="nz:max-w-80">{Story()}</div>;

const meta = {
  title: 'Components/PartnerCard',
  component: PartnerCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show it in a grid or a column, all with the same variant.'],
      dont: ['Do not show a logo instead of the name: many readers do not know it.'],
    },
  },
  decorators: [narrow],
  args: {
    name: 'Zamba Ndakisa',
    type: 'Environmental NGO',
    status: 'Active',
    focus: 'Tree nurseries and reforestation',
    location: 'Kinshasa and Kongo-Central',
    projects: 4,
    since: '2021',
  },
} satisfies Meta<typeof PartnerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Inactive: Story = { args: { status: 'Inactive' } };

/** Without ground and border: a rule above, for a column beside a picture. */
export const Bare: Story = { args: { variant: 'bare' } };

/** The name is the link, and it makes the whole card clickable. */
export const AsLink: Story = { args: { href: '#partner' } };

export const OnlyWhatIsKnown: Story = { args: { location: undefined, projects: undefined, since: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    name: 'Réseau des Groupements Communautaires de Kinshasa-Est',
    type: 'Groupements communautaires et coopératives',
    focus: 'Entretien du forage, des jeunes plants et des pépinières de quartier',
    location: 'Nsele, à l’est de la ville-province de Kinshasa',
    projects: 12,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
