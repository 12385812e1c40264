import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressBlock } from './AddressBlock.tsx';

const meta = {
  title: 'Components/AddressBlock',
  component: AddressBlock,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show it where visitors look for a contact.'],
      dont: ['Do not show it twice on a page.'],
    },
  },
  args: {
    name: 'Nzete Foundation',
    address: 'Nsele, Kinshasa, Democratic Republic of the Congo',
    phones: ['+243 000 000 001', '+243 000 000 002'],
    email: 'hello@nzete.example',
  },
} satisfies Meta<typeof AddressBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Numbers can be called, and the address opens a letter',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+243 000 000 001' })).toHaveAttribute('href', 'tel:+243000000001');
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:hello@nzete.example');
  },
};

export const Links: Story = {
  args: { variant: 'links', name: undefined, address: undefined },
  name: 'Without name and address only the links are left',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '+243 000 000 001',
      '+243 000 000 002',
      'hello@nzete.example',
    ]);
    await expect(canvasElement.querySelector('[data-slot="address-block-name"]')).toBeNull();
  },
};

export const Plain: Story = { args: { variant: 'plain', name: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { name: 'Fondation Nzete', address: 'Nsele, Kinshasa, République démocratique du Congo' },
  decorators: [(Story) => <div className="nz:max-w-64">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };
