import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/Content/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Put it right beside the text that it copies, with `subject` if there are several on a page.'],
      dont: ['Do not hide the text: it must be possible to copy it by hand.'],
    },
  },
  args: { text: '+243 000 000 011', subject: 'M-Pesa number' },
  argTypes: { subject: { control: 'text' }, children: { control: 'text' } },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The main action of its section. */
export const Large: Story = { args: { variant: 'give', size: 'md', children: 'Copy Address' } };

export const States: Story = {
  render: (args) => <StatesOf states={pointedStates(<CopyButton {...args} />)} />,
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { children: 'Copier le numéro de compte international (IBAN)' },
  decorators: [(Story) => <div className="nz:max-w-60">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <p className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">
      <strong>{args.text}</strong>
      <CopyButton {...args} />
    </p>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <p className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">
      Our M-Pesa number: <CopyButton {...args} />
    </p>
  ),
};
