import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bitcoin, DollarSign } from 'lucide-react';
import { WalletCard } from './WalletCard.tsx';

const meta = {
  title: 'Components/WalletCard',
  component: WalletCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: [
        'Show one card for each currency and network.',
        'Use `isSample` until the wallet exists; its address then says that nothing may be sent.',
      ],
      dont: ['Do not show a shortened address: people must be able to compare all of it.'],
    },
  },
  decorators: [(Story) => <div className="nz:max-w-150 nz:p-2">{Story()}</div>],
  args: {
    name: 'Tether (USDT, TRC-20)',
    currency: 'USDT',
    network: 'TRC-20',
    address: 'TExample0000000000000000000000NZTE',
    icon: <DollarSign />,
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof WalletCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sample: Story = {
  args: {
    name: 'Bitcoin (BTC)',
    currency: 'BTC',
    network: 'Bitcoin',
    address: 'Sample: send nothing',
    icon: <Bitcoin />,
    isSample: true,
  },
};

/** The code is below the name if there is no room beside the address. */
export const Narrow: Story = { decorators: [(Story) => <div className="nz:max-w-72">{Story()}</div>] };

export const LongFrench: Story = {
  args: { ...Sample.args, address: 'Exemple : n’envoyez rien' },
  globals: { locale: 'fr' },
};

export const SampleDark: Story = { args: Sample.args, globals: { theme: 'dark' } };

/** The code stays dark on white, for scanners. */
export const Dark: Story = { globals: { theme: 'dark' } };
