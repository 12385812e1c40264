import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SendLater } from './SendLater.tsx';

const meta = {
  title: 'Components/SendLater',
  component: SendLater,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Say where the form is kept, and for how long.'],
      dont: ['Do not offer it for identity documents, because phones are shared.'],
    },
  },
  args: {
    label: 'Send when you are connected',
    description:
      'The form stays on this phone, encrypted, for at most 14 days. It is sent by itself when you are connected.',
    sharedLabel: 'This is not my phone',
    isShared: false,
    sharedNote: 'Nothing is kept on this phone. Leave this page open, and press the button of the form again.',
    onSharedChange: fn(),
    onKeep: fn(async () => {}),
  },
  decorators: [(Story) => <form>{Story()}</form>],
} satisfies Meta<typeof SendLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone of somebody else nothing is kept. */
export const Shared: Story = { args: { isShared: true } };

/** The storage of the browser is full or switched off. */
export const NotKept: Story = {
  args: {
    error:
      'This phone cannot keep the form: its storage is full, or this is a private window. Everything you wrote is still here.',
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Envoyer dès que vous serez connecté',
    description:
      'Le formulaire reste sur ce téléphone, chiffré, quatorze jours au plus. Il part tout seul dès que vous êtes connecté.',
    sharedLabel: 'Ce téléphone n’est pas à moi',
    className: 'nz:max-w-80',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
