import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideCard } from './SideCard.tsx';

const meta = {
  title: 'Components/SideCard',
  component: SideCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show two or three, in the column beside a form or a text.'],
      dont: ['Do not use it for the main next step; use LinkButton.'],
    },
  },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
  args: {
    href: '/donate',
    picture: { src: pump, alt: '' },
    title: 'Donate',
    description: 'By mobile money, bank transfer, PayPal or crypto.',
  },
} satisfies Meta<typeof SideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { description: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Autonomie des communautés',
    description: 'Des formations et du travail pour les jeunes, dans les quartiers et les villages où nous sommes.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
