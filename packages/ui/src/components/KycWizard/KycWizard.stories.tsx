import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, type within } from 'storybook/test';
import { KycWizard, type KycWizardProps } from './KycWizard.tsx';

const receive: KycWizardProps['onSubmit'] = async () => ({ ok: true, reference: 'NZ-K-2026-7K3Q9X' });

const arrive: KycWizardProps['onUpload'] = async () => ({ ok: true });

const meta = {
  title: 'Components/KycWizard',
  component: KycWizard,
  tags: ['autodocs'],
  // What the tests fill it with, too.
  excludeStories: /^[a-z]/,
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

export type Canvas = ReturnType<typeof within>;

/** As a whole, which for a test of something else is as good as key by key, and ten times as fast. */
async function enter(canvas: Canvas, name: string, text: string) {
  await userEvent.click(canvas.getByRole('textbox', { name, hidden: true }));
  await userEvent.paste(text);
}
export const choose = (canvas: Canvas, name: string, value: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name, hidden: true }), value);

/** Goes on once the step has come that the heading names. */
export async function next(canvas: Canvas, heading?: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  if (heading) await waitFor(() => canvas.getByRole('heading', { name: heading }));
}

const fields = {
  'First Name *': 'Mfano',
  'Last Name *': 'Ndakisa',
  Day: '21',
  Month: '4',
  Year: '1998',
  'Nationality *': 'Congolese',
  'ID Number *': 'OP0123456',
  'Email *': 'mfano@nzete.example',
  'Phone *': '+243 800 000 000',
  'Address *': '12 Avenue de l’Exemple',
  'City *': 'Kinshasa',
};

/** Fills the steps before the one that is wanted. */
export async function fillUpTo(canvas: Canvas, step: number) {
  if (step > 1) {
    for (const [name, text] of Object.entries(fields)) await enter(canvas, name, text);
    await choose(canvas, 'Country *', 'DR Congo');
    await next(canvas, /Professional Information/);
  }
  if (step > 2) {
    await enter(canvas, 'Occupation *', 'Teacher');
    await choose(canvas, 'Annual Income *', 'under-10k');
    await choose(canvas, 'Source of Funds *', 'salary');
    await next(canvas, /Purpose and Intent/);
  }
  if (step > 3) {
    await choose(canvas, 'Purpose of the Relationship *', 'volunteer');
    await enter(canvas, 'Intended Activities *', 'Teach computer basics on Saturdays in Nsele.');
    await next(canvas, /GDPR and Privacy Compliance/);
  }
  if (step > 4) {
    for (const box of canvas.getAllByRole('checkbox').slice(0, 3)) await userEvent.click(box);
    await next(canvas, /Final Verification and Security/);
  }
}

/** Ticks what the last step asks for and sends. */
export async function submit(canvas: Canvas) {
  for (const box of canvas.getAllByRole('checkbox').slice(2)) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
}

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
