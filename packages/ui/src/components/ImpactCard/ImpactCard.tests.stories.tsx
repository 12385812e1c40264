import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { ImpactCard } from './ImpactCard.tsx';

const navigate = fn();

const meta = {
  title: 'Components/ImpactCard/Tests',
  component: ImpactCard,
  tags: ['!autodocs', '!dev'],
  args: {
    picture: { src: pump, alt: 'Illustration: a hand pump' },
    title: 'Clean water runs in Nsele',
    description: 'The first borehole gives families water close to home.',
    value: '1',
    unit: 'borehole completed',
    href: '#impact',
  },
  decorators: [(Story) => <NzeteProvider navigate={navigate}>{Story()}</NzeteProvider>],
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof ImpactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLinkForTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Clean water runs in Nsele' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Clean water runs in Nsele');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
};

export const WholeCardIsPressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/first borehole/));
    await expect(navigate).toHaveBeenCalledWith('#impact');
  },
};

export const SelectingTextFollowsNothing: Story = {
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/first borehole/);
    await userEvent.pointer([
      { target: sentence, keys: '[MouseLeft>]', offset: 0 },
      { target: sentence, offset: 9 },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(window.getSelection()?.toString()).toBe('The first');
    await expect(navigate).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
  },
};

export const WithoutAddressNothingIsPressed: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/first borehole/));
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(navigate).not.toHaveBeenCalled();
  },
};
