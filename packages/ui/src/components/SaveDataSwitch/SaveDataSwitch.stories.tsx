import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { SaveDataSwitch } from './SaveDataSwitch.tsx';

const meta = {
  title: 'Components/SaveDataSwitch',
  component: SaveDataSwitch,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['switch'],
      do: ['Show it in the footer, on a server that handles its form.'],
      dont: ['Do not say what it saves without having measured it.'],
    },
  },
  args: { isOn: false, savedBytes: 184_300 },
} satisfies Meta<typeof SaveDataSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isOn: true } };

export const States: Story = {
  render: (args) => <StatesOf states={pointedStates(<SaveDataSwitch {...args} />)} />,
};

/** What it saves is not known on every page. */
export const WithoutSize: Story = { args: { savedBytes: 0 } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-72">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { isOn: true } };
