import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { basicIdentityCheck } from './basicIdentityCheck.ts';
import { KycConfirmation } from './KycConfirmation.tsx';
import { KycWizard, type KycWizardProps } from './KycWizard.tsx';
import { kycForm } from './kycForm.ts';
import type { KycAnswer as AnyAnswer } from './useKycWizard.ts';

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
      dont: ['Do not store its answers for longer than the tab is open: phones are shared.'],
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

type KycAnswer = AnyAnswer<typeof basicIdentityCheck>;

const filled: KycAnswer['values'] = {
  firstName: 'Mfano',
  lastName: 'Ndakisa',
  dateOfBirth: '1998-4-21',
  nationality: 'Congolese',
  idNumber: 'OP0123456',
  email: 'mfano@nzete.example',
  phone: '+243 800 000 000',
  address: '12 Avenue de l’Exemple',
  city: 'Kinshasa',
  country: 'DR Congo',
  occupation: 'Teacher',
  sourceOfFunds: 'salary',
  relationshipPurpose: 'volunteer',
  intendedActivities: 'Teach computer basics on Saturdays in Nsele.',
  dataProcessingConsent: true,
  rightsInformed: true,
};

const declared: KycAnswer['values'] = {
  terms_accepted: true,
  data_consent: true,
};

/** Begins at a step, so that docs pages, which play nothing, show it too. */
const beginAt = (step: number, more?: Partial<KycAnswer>): KycAnswer => ({
  step,
  draft: 'example',
  values: filled,
  errors: {},
  ...more,
});

export const WithErrors: Story = {
  args: {
    answer: beginAt(1, {
      values: {},
      errors: { firstName: 'firstName.required', lastName: 'lastName.required', dateOfBirth: 'dateOfBirth.required' },
    }),
  },
};

export const Professional: Story = { args: { answer: beginAt(2) } };

export const Purpose: Story = { args: { answer: beginAt(3) } };

export const Privacy: Story = { args: { answer: beginAt(4) } };

/** Documents, statements, and the review. */
export const Final: Story = { args: { answer: beginAt(5) } };

export const Submitting: Story = {
  args: { onSubmit: () => new Promise(() => {}), answer: beginAt(5, { values: { ...filled, ...declared } }) },
  parameters: { docs: { story: { autoplay: true } } },
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};

export const Offline: Story = {
  args: {
    answer: beginAt(5, { values: { ...filled, ...declared }, outcome: { ok: false, reason: 'offline' } }),
  },
};

/** The application has been received; a document is uploading. */
export const SendingDocuments: Story = {
  render: () => (
    <KycConfirmation
      result={{ ok: true, reference: 'NZ-K-2026-7K3Q9X' }}
      definition={basicIdentityCheck}
      kinds={kycForm(basicIdentityCheck).documents}
      headingLevel={3}
      documents={{
        files: { governmentId: photo, proofOfAddress: null },
        upload: () => ({ status: 'sending', percentage: 42 }),
        earlierFile: () => undefined,
        choose: () => {},
        replace: () => {},
        send: () => {},
        sendAll: async () => {},
        stop: () => {},
        isSending: true,
        isAnyMissing: true,
        isAllSent: false,
        isAnyBeingChecked: false,
        isAnyAskedAgain: false,
      }}
    />
  ),
};

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

export const Dark: Story = { ...Final, globals: { theme: 'dark' } };
