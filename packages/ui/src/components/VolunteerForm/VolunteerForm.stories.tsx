import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { VolunteerForm, type VolunteerFormProps } from './VolunteerForm.tsx';

const receive: VolunteerFormProps['onSubmit'] = async () => ({ ok: true, reference: 'NZ-V-2026-N9H25C' });

const meta = {
  title: 'Components/VolunteerForm',
  component: VolunteerForm,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['text', 'checkbox', 'radio', 'button'],
      do: ['Show it once on a page, below the available work.'],
      dont: ['Do not use it for fewer fields: write your own form with `useForm`.'],
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
  args: { onSubmit: receive },
} satisfies Meta<typeof VolunteerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled: VolunteerFormProps['draft'] = {
  firstName: 'Mfano',
  lastName: 'Ndakisa',
  email: 'mfano@nzete.example',
  location: 'Kinshasa, Masina',
  interests: ['Reforestation', 'Community Outreach', 'Data Collection'],
  skills: 'Lingala, a motorbike, spreadsheets',
  availability: 'weekends',
  motivation: 'I want shade on the road to our market.',
};

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

/** Without `onSubmit` nothing is sent, and every application counts as received. */
export const Default: Story = { args: { onSubmit: undefined } };

export const Filled: Story = { args: { draft: filled } };

/** The blue box, while one of the two checkboxes is ticked. */
export const VerificationRequired: Story = { args: { draft: { ...filled, workingWithVulnerable: true } } };

/** A person with one name: the last name is not asked for. */
export const OneName: Story = { args: { draft: { ...filled, lastName: '', oneName: true } } };

export const WithErrors: Story = { play: send };

export const Submitting: Story = { args: { draft: filled, onSubmit: () => new Promise(() => {}) }, play: send };

export const Sent: Story = { args: { draft: filled }, play: send };

export const Offline: Story = {
  args: { draft: filled, onSubmit: async () => ({ ok: false, reason: 'offline' }) },
  play: send,
};

/** The server's error, at the field. */
export const RejectedByTheServer: Story = {
  args: {
    draft: filled,
    onSubmit: async () => ({ ok: false, reason: 'refused', fields: { email: 'must be an e-mail address' } }),
  },
  play: send,
};

export const LongFrench: Story = { ...VerificationRequired, globals: { locale: 'fr' } };

export const FrenchErrors: Story = { ...WithErrors, globals: { locale: 'fr' } };

export const Lingala: Story = { ...Filled, globals: { locale: 'ln' } };

export const Kiswahili: Story = { ...Filled, globals: { locale: 'sw' } };

export const Dark: Story = { ...VerificationRequired, globals: { theme: 'dark' } };

export const DarkErrors: Story = { ...WithErrors, globals: { theme: 'dark' } };
