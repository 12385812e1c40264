import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Smartphone } from 'lucide-react';
import { DisclosureGroup } from '../../primitives/Disclosure/DisclosureGroup.tsx';
import { DonationOption } from './DonationOption.tsx';

const bank = {
  title: 'Bank transfer',
  description: 'Transfer to this account and give the reference below.',
  icon: <Landmark />,
  details: [
    { label: 'Bank', value: 'Westminster Bank' },
    { label: 'Account number', value: 'GB82 WEST 1234 5698 7654 32', isCopyable: true },
    { label: 'Reference', value: 'Nzete', isCopyable: true },
  ],
};

const nothing = 'Sample: send nothing';
const sample = {
  title: 'Bank transfer',
  icon: <Landmark />,
  isSample: true,
  details: [
    { label: 'Bank', value: nothing },
    { label: 'Account number', value: nothing, isCopyable: true },
  ],
};

const meta = {
  title: 'Components/DonationOption',
  component: DonationOption,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['disclosure'],
      do: [
        'Show it in a DisclosureGroup, with the most common method first.',
        'Use `isSample` until gifts arrive there; its values then say that nothing may be sent.',
      ],
      dont: ['Do not use it for a crypto wallet; use WalletCard.'],
    },
  },
  args: {
    title: 'Mobile money',
    description: 'Send from your phone to the number of your network.',
    icon: <Smartphone />,
    details: [
      { label: 'M-Pesa number', value: '+243 000 000 011', isCopyable: true },
      { label: 'Airtel Money number', value: '+243 000 000 012', isCopyable: true },
      { label: 'Name that appears', value: 'Fondation Nzete' },
    ],
  },
  argTypes: { icon: { control: false }, title: { control: 'text' }, description: { control: 'text' } },
} satisfies Meta<typeof DonationOption>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Sample: Story = { args: { ...sample, description: undefined, defaultOpen: true } };

/** One of several. */
export const Group: Story = {
  render: (args) => (
    <DisclosureGroup mode="single">
      <DonationOption {...args} defaultOpen />
      <DonationOption {...bank} />
    </DisclosureGroup>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Virement bancaire international',
    description:
      'Faites un virement vers ce compte, avec la référence ci-dessous pour que nous reconnaissions votre don.',
    icon: <Landmark />,
    isSample: true,
    defaultOpen: true,
    details: [{ label: 'Numéro de compte', value: 'Exemple : n’envoyez rien', isCopyable: true }],
  },
};

export const Dark: Story = { ...Sample, globals: { theme: 'dark' } };
