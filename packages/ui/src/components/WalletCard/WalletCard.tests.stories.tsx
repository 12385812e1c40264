import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { encode } from 'uqr';
import { pathOf } from './pathOf.ts';
import { WalletCard } from './WalletCard.tsx';

const meta = {
  title: 'Components/WalletCard/Tests',
  component: WalletCard,
  tags: ['!autodocs', '!dev'],
  args: {
    name: 'Tether (USDT, TRC-20)',
    currency: 'USDT',
    network: 'TRC-20',
    address: 'TExample0000000000000000000000NZTE',
  },
} satisfies Meta<typeof WalletCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CopiesTheWholeAddress: Story = {
  name: '[DON-01] Copy Address copies the unchanged address, and the button is named after the wallet',
  play: async ({ canvas, args }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Address Tether (USDT, TRC-20)' }));
    await expect(writeText).toHaveBeenCalledWith(args.address);
    await expect(await canvas.findByText('Copied!')).toBeVisible();
  },
};

export const AddressToCompare: Story = {
  name: '[DON-01] the first and last four characters are marked; a manual selection has no spaces',
  play: async ({ canvasElement, args }) => {
    const address = canvasElement.querySelector('[data-slot="wallet-card-address"]');
    if (!address) throw new Error('no address');
    const ground = (part: Element) => getComputedStyle(part).backgroundColor;
    const marked = [...address.children].filter((part) => ground(part) !== 'rgba(0, 0, 0, 0)');
    await expect(marked.map(({ textContent }) => textContent)).toEqual(['TExa', 'NZTE']);
    getSelection()?.selectAllChildren(address);
    await expect(String(getSelection())).toBe(args.address);
  },
};

export const NamesTheNetwork: Story = {
  name: '[DON-01] shows the network, what must not be sent, and a QR code with an accessible name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Tether (USDT, TRC-20)' })).toHaveTextContent(
      'Address, TRC-20 network',
    );
    await expect(
      canvas.getByText('Send only USDT, and only by the TRC-20 network. Anything else is lost.'),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code of the address: Tether (USDT, TRC-20)' })).toBeVisible();
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

export const IsMarkedAsASample: Story = {
  name: '[DON-02] a sample is marked by its name and across its QR code, which carries the words',
  args: { isSample: true, address: 'Sample: send nothing' },
  play: async ({ canvas, canvasElement }) => {
    const marks = canvas.getAllByText('Sample');
    await expect(marks).toHaveLength(2);
    const code = canvas.getByRole('img', { name: 'QR code of a sample without an address: Tether (USDT, TRC-20)' });
    const [across, middle] = [marks[1]?.getBoundingClientRect(), code.getBoundingClientRect()];
    await expect(across?.left).toBeLessThanOrEqual(middle.left);
    await expect(across?.right).toBeGreaterThanOrEqual(middle.right);
    const { size, data } = encode('Sample: send nothing', { ecc: 'H', border: 0 });
    await expect(code).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
    await expect(code.querySelector('path')).toHaveAttribute('d', pathOf(data));
    await expect(canvas.getByText('Sample: send nothing')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Address Tether (USDT, TRC-20)' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Error|Send only/);
  },
};
