import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Components/ShareButton/Tests',
  component: ShareButton,
  tags: ['!autodocs', '!dev'],
  args: { url: '/gallery?photo=30', title: 'The pump in Nsele' },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mocks the capabilities of the device, for one story. */
function device(offers: { share?: unknown; writeText?: (text: string) => Promise<void> }) {
  const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value });
  set('share', offers.share);
  set('canShare', undefined);
  set('clipboard', offers.writeText && { writeText: offers.writeText });
}
const address = () => new URL('/gallery?photo=30', window.location.href).href;
const press = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Share' }));

export const UsesTheShareSheet: Story = {
  name: '[CGAL-01] the share sheet of the phone gets the link; nothing is copied, even if it is cancelled',
  play: async ({ canvas }) => {
    const share = fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    const writeText = fn(async () => {});
    device({ share, writeText });
    await press(canvas);
    await expect(share).toHaveBeenCalledWith({ title: 'The pump in Nsele', text: undefined, url: address() });
    await expect(writeText).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const CopiesWithoutAShareSheet: Story = {
  name: '[CGAL-01] without a share sheet the link is copied, which is shown and announced for two seconds',
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    device({ writeText });
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
    await expect(writeText).toHaveBeenCalledWith(address());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible(), { timeout: 4000 });
  },
};

export const ShowsTheLinkWhereNothingIsCopied: Story = {
  play: async ({ canvas }) => {
    device({});
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Copy this link: ${address()}`);
  },
};
