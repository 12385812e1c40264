import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ThemePage } from './ThemePage.tsx';

/**
 * Choose five colours, look at a whole brand in both themes, and copy its stylesheet: the one that
 * `npx nzete-brand` writes.
 */
const meta = {
  title: 'Foundations/Theme',
  component: ThemePage,
  // The colours are the reader's.
  parameters: { showsPalette: true },
  args: { ink: '#1d1426', ground: '#f7f6fa', primary: '#4d2a78', accent: '#7cc4f4', danger: '#a3122c' },
} satisfies Meta<typeof ThemePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeds: Story = {};

export const ANewSeed: Story = {
  name: '[LIB-41] a seed changes the boards and the stylesheet that is copied',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const writeText = fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const send = () => within(canvas.getByRole('region', { name: 'Light' })).getByRole('button', { name: 'Send' });
    const dark = canvas.getByRole('region', { name: 'Dark' });
    await expect(getComputedStyle(send()).backgroundColor).toBe('rgb(77, 42, 120)');
    const before = getComputedStyle(dark).backgroundColor;
    fireEvent.input(canvas.getByLabelText('primary'), { target: { value: '#8a1f2d' } });
    await waitFor(() => expect(getComputedStyle(send()).backgroundColor).toBe('rgb(138, 31, 45)'));
    await expect(getComputedStyle(dark).backgroundColor).not.toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: /Copy the stylesheet/ }));
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText.mock.calls[0]?.[0]).toContain('--nz-light-primary: #8a1f2d;');
  },
};

export const AnUnusableSeed: Story = {
  name: '[LIB-41] seeds that give no brand are refused with the reason',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    fireEvent.input(canvas.getByLabelText('ground'), { target: { value: '#222222' } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('#222222 is too dark');
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
    fireEvent.input(canvas.getByLabelText('ground'), { target: { value: '#ffffff' } });
    await expect(await canvas.findByRole('region', { name: 'Light' })).toBeVisible();
  },
};
