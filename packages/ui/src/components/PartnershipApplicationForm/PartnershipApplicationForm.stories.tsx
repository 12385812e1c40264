import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { PartnershipApplicationForm, type PartnershipApplicationFormProps } from './PartnershipApplicationForm.tsx';

const receive: PartnershipApplicationFormProps['onSubmit'] = async () => ({ ok: true, reference: 'NZ-P-2026-7K3Q9X' });

const meta = {
  title: 'Components/PartnershipApplicationForm',
  component: PartnershipApplicationForm,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['text', 'select', 'checkbox', 'button'],
      do: ['Open the KycWizard if `requiresKyc` was set.'],
      dont: ['Do not use it for a first contact; use PartnershipWizard, which is shorter.'],
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div className="nz:bg-sunk nz:lg:p-10">
        <div className="nz:mx-auto nz:max-w-3xl">{Story()}</div>
      </div>
    ),
  ],
  args: { onSubmit: receive, sentText: 'We will answer within two weeks.' },
} satisfies Meta<typeof PartnershipApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled: PartnershipApplicationFormProps['draft'] = {
  organizationName: 'Coopérative Maji Safi ya Kivu',
  organizationType: 'community',
  country: 'DR Congo',
  contactPerson: 'Mfano Ndakisa',
  email: 'mfano@nzete.example',
  focusAreas: 'Clean water, tree nurseries',
  description: 'Two hundred families who grow and sell seedlings.',
  proposedCollaboration: 'Seedlings for the schools of Nsele.',
};

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Default: Story = {};

export const Filled: Story = { args: { draft: filled } };

/** The notice, and another button label. */
export const WithKyc: Story = { args: { draft: { ...filled, requiresKyc: true } } };

export const WithErrors: Story = { play: send };

export const Submitting: Story = { args: { draft: filled, onSubmit: () => new Promise(() => {}) }, play: send };

export const Sent: Story = { args: { draft: filled }, play: send };

export const Offline: Story = {
  args: { draft: filled, onSubmit: async () => ({ ok: false, reason: 'offline' }) },
  play: send,
};

export const LongFrench: Story = { ...WithKyc, globals: { locale: 'fr' } };

export const FrenchErrors: Story = { ...WithErrors, globals: { locale: 'fr' } };

export const Lingala: Story = { ...WithKyc, globals: { locale: 'ln' } };

export const Kiswahili: Story = { ...WithKyc, globals: { locale: 'sw' } };

export const Dark: Story = { ...WithErrors, globals: { theme: 'dark' } };
