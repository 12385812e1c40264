import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fillUpTo, next, submit } from '../../foundations/fillKyc.ts';
import { KycWizard, type KycWizardProps } from './KycWizard.tsx';

const receive: KycWizardProps['onSubmit'] = async () => ({ ok: true, reference: 'NZ-K-2026-7K3Q9X' });

const arrive: KycWizardProps['onUpload'] = async () => ({ ok: true });

const meta = {
  title: 'Components/KycWizard',
  component: KycWizard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'select', 'checkbox', 'button'],
      do: ['Send each document with its progress: `onUpload` gets a signal that stops it.'],
      dont: ['Keep its answers in any storage.'],
    },
    layout: 'fullscreen',
  },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-5 nz:lg:p-10">{Story()}</div>],
  args: { onSubmit: receive, onUpload: arrive },
  argTypes: { aside: { control: false } },
} satisfies Meta<typeof KycWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(400_000)], 'passport.jpg', {
  type: 'image/jpeg',
});

export const Default: Story = {};

export const WithErrors: Story = { play: ({ canvas }) => next(canvas) };

export const Professional: Story = { play: ({ canvas }) => fillUpTo(canvas, 2) };

export const Purpose: Story = { play: ({ canvas }) => fillUpTo(canvas, 3) };

export const Privacy: Story = { play: ({ canvas }) => fillUpTo(canvas, 4) };

/** Documents, statements, and a last look. */
export const Final: Story = { play: ({ canvas }) => fillUpTo(canvas, 5) };

export const Submitting: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await submit(canvas);
  },
};

export const Offline: Story = {
  args: { onSubmit: async () => ({ ok: false, reason: 'offline' }) },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await submit(canvas);
  },
};

/** The application is there; a document is on its way. */
export const SendingDocuments: Story = {
  args: {
    onUpload: ({ onProgress }) => {
      onProgress(42);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await userEvent.upload(canvas.getByLabelText('Government ID'), photo);
    await canvas.findByText('passport.jpg');
    await submit(canvas);
  },
};

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

export const Dark: Story = { ...Final, globals: { theme: 'dark' } };
