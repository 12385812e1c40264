import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DonationOption } from './DonationOption.tsx';

const meta = {
  title: 'Components/DonationOption/Tests',
  component: DonationOption,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Mobile money',
    description: 'Send from your phone.',
    details: [
      { label: 'M-Pesa number', value: '+243 000 000 011', isCopyable: true },
      { label: 'Name that appears', value: 'Fondation Nzete' },
    ],
  },
} satisfies Meta<typeof DonationOption>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCopies: Story = {
  name: '[DON-01] a click expands it; only values that donors enter have a copy button',
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await expect(canvas.getByText('+243 000 000 011')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Mobile money' }));
    await expect(canvas.getByText('+243 000 000 011')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy M-Pesa number' }));
    await expect(writeText).toHaveBeenCalledWith('+243 000 000 011');
  },
};

export const ASampleIsMarkedWhileItIsClosed: Story = {
  name: '[DON-02] a sample is marked while it is closed, and copies that nothing may be sent',
  args: {
    isSample: true,
    description: undefined,
    details: [{ label: 'M-Pesa number', value: 'Sample: send nothing', isCopyable: true }],
  },
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.getByText('Sample: send nothing')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Mobile money' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy M-Pesa number' }));
    await expect(writeText).toHaveBeenCalledWith('Sample: send nothing');
  },
};
