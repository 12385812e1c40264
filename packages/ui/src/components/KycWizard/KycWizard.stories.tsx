import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { KycWizard, type KycWizardProps } from './KycWizard.tsx';

const receive: KycWizardProps['onSubmit'] = async () => ({ ok: true, reference: 'NZ-K-2026-7K3Q9X' });

const arrive: KycWizardProps['onUpload'] = async () => ({ ok: true });

const meta = {
  title: 'Components/KycWizard',
  component: KycWizard,
  tags: ['autodocs', 'beta'],
  // Shared with the tests.
  excludeStories: /^[a-z]/,
  parameters: {
    guide: {
      keyboard: ['text', 'select', 'checkbox', 'button'],
      do: ['Report the progress of each upload: `onUpload` gets a signal to abort it.'],
      dont: ['Store its answers anywhere.'],
    },
    layout: 'fullscreen',
  },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-5 nz:lg:p-10">{Story()}</div>],
  args: { onSubmit: receive, onUpload: arrive },
  argTypes: { aside: { control: false } },
} satisfies Meta<KycWizardProps>;
export default meta;
type Story = StoryObj<KycWizardProps>;

export type Canvas = ReturnType<typeof within>;

/** Finds a control by its name attribute, because labels depend on the language. */
function control(name: string) {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No control is named ${name}`);
  return found;
}

/** Sets the whole value at once: ten times as fast as typing, which other tests cover. */
async function enter(name: string, text: string) {
  await userEvent.click(control(name));
  await userEvent.paste(text);
}

/** Presses Next or Submit, in any language. */
async function press() {
  const button = document.querySelector('button[type="submit"]');
  if (button) await userEvent.click(button);
}

/** Presses Next, and waits for the next step. */
async function pressNext() {
  const title = () => document.querySelector('[data-slot="wizard-title"]')?.textContent;
  const before = title();
  await press();
  await waitFor(() => expect(title()).not.toBe(before));
}

const fields = {
  firstName: 'Mfano',
  lastName: 'Ndakisa',
  'dateOfBirth-day': '21',
  'dateOfBirth-month': '4',
  'dateOfBirth-year': '1998',
  nationality: 'Congolese',
  idNumber: 'OP0123456',
  email: 'mfano@nzete.example',
  phone: '+243 800 000 000',
  address: '12 Avenue de l’Exemple',
  city: 'Kinshasa',
};

/** Completes all steps before the given one. */
export async function fillUpTo(canvas: Canvas, step: number) {
  if (step > 1) {
    for (const [name, text] of Object.entries(fields)) await enter(name, text);
    await userEvent.selectOptions(control('country'), 'DR Congo');
    await pressNext();
  }
  if (step > 2) {
    await enter('occupation', 'Teacher');
    await userEvent.selectOptions(control('sourceOfFunds'), 'salary');
    await pressNext();
  }
  if (step > 3) {
    await userEvent.selectOptions(control('relationshipPurpose'), 'volunteer');
    await enter('intendedActivities', 'Teach computer basics on Saturdays in Nsele.');
    await pressNext();
  }
  if (step > 4) {
    for (const box of canvas.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box);
    await pressNext();
  }
}

/** Ticks the required boxes of the last step and submits. */
export async function submit(canvas: Canvas) {
  for (const box of canvas.getAllByRole('checkbox').slice(2)) await userEvent.click(box);
  await press();
}

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(400_000)], 'passport.jpg', {
  type: 'image/jpeg',
});

export const Default: Story = {};

export const WithErrors: Story = { play: press };

export const Professional: Story = { play: ({ canvas }) => fillUpTo(canvas, 2) };

export const Purpose: Story = { play: ({ canvas }) => fillUpTo(canvas, 3) };

export const Privacy: Story = { play: ({ canvas }) => fillUpTo(canvas, 4) };

/** Documents, statements, and the review. */
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

/** The application has been received; a document is uploading. */
export const SendingDocuments: Story = {
  args: {
    onUpload: ({ onProgress }) => {
      onProgress(42);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    const [picker] = document.querySelectorAll<HTMLElement>('input[type="file"]');
    if (picker) await userEvent.upload(picker, photo);
    await canvas.findByText('passport.jpg');
    await submit(canvas);
  },
};

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

export const Dark: Story = { ...Final, globals: { theme: 'dark' } };
