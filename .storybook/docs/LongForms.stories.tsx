import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { KycWizard } from '../../packages/ui/src/components/KycWizard/KycWizard.tsx';
import {
  VolunteerForm,
  type VolunteerFormProps,
} from '../../packages/ui/src/components/VolunteerForm/VolunteerForm.tsx';
import { DraftNotice } from '../../packages/ui/src/primitives/DraftNotice/DraftNotice.tsx';
import description from './LongForms.md?raw';

const written: VolunteerFormProps['draft'] = {
  firstName: 'Mfano',
  lastName: 'Ndakisa',
  email: 'mfano@nzete.example',
  location: 'Kinshasa, Masina',
  availability: 'weekends',
  motivation: 'I want shade on the road to our market.',
};

/** The first attempt gets no response; the second one is received. */
function createBadLink(): VolunteerFormProps['onSubmit'] {
  let attempts = 0;
  return async () => {
    attempts += 1;
    return attempts === 1 ? { ok: false, reason: 'no-response' } : { ok: true, reference: 'NZ-V-2026-N9H25C' };
  };
}

/** Finds a field by its name attribute, because labels depend on the language. */
const field = (name: string) => document.querySelector(`[name="${name}"]`);

const meta = {
  title: 'Behaviour/Long forms on bad links',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <div className="nz:bg-sunk nz:lg:p-10">
        <div className="nz:mx-auto nz:max-w-3xl">{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** No response came: the outcome says so at the button, and the values stay. The second attempt is received. */
export const ReceivedAtTheSecondAttempt: Story = {
  render: () => <VolunteerForm draft={written} onSubmit={createBadLink()} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field('firstName')).toHaveValue('Mfano');
    await userEvent.click(button);
    await expect(await canvas.findByText(/NZ-V-2026-N9H25C/)).toBeVisible();
  },
};

/** The summary takes the focus and links to the fields. Nothing was sent. */
export const WithErrors: Story = {
  render: () => <VolunteerForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [first] = await canvas.findAllByRole('link');
    if (first) await userEvent.click(first);
    await expect(field('firstName')).toHaveFocus();
  },
};

/** A draft fills the form, and a notice below it says that it is stored on the device. */
export const WithADraft: Story = {
  render: () => (
    <VolunteerForm draft={written} onSubmit={createBadLink()}>
      <DraftNotice status="saved" onUndo={() => {}} />
    </VolunteerForm>
  ),
  play: async () => {
    await expect(field('email')).toHaveValue('mfano@nzete.example');
  },
};

/** Steps, each checked when it is left. Without a draft: a shared phone must not keep identity documents. */
export const InSteps: Story = {
  render: () => (
    <KycWizard
      onSubmit={async () => ({ ok: true, reference: 'NZ-K-2026-7K3Q9X' })}
      onUpload={async () => ({ ok: true })}
    />
  ),
};
